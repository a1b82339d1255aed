/**
 * Sends the chosen language to the server and the service worker, because both respond with whole
 * pages.
 */
import { languageCookie } from '#contract/pages.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import type { Language } from '#text/sentences.ts';
import { languageStore } from './language.ts';

/**
 * Sends the language to the server and the service worker now and after every change, also one in
 * another tab. Returns a function that stops it.
 */
export function followLanguage(): () => void {
  const stopping = new AbortController();
  const sendLanguage = (): void => {
    const language = languageStore.get();
    setLanguageCookie(language);
    postLanguage(language);
  };
  const stopSubscription = languageStore.subscribe(sendLanguage);
  // A worker that has just taken control has not received the language yet.
  if ('serviceWorker' in navigator) {
    const postToNewWorker = () => postLanguage(languageStore.get());
    navigator.serviceWorker.addEventListener('controllerchange', postToNewWorker, {
      signal: stopping.signal,
    });
  }
  sendLanguage();
  return () => {
    stopSubscription();
    stopping.abort();
  };
}

/** One year in seconds. */
const year = 31_536_000;

/** Sends the language to the worker, which then responds with pages in that language. */
function postLanguage(language: Language): void {
  if (!('serviceWorker' in navigator)) return;
  const message: MessageToWorker = { type: 'SPEAKS', language };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Sets the language cookie, by which the server renders the next page. Without the cookie it
 * renders English.
 */
function setLanguageCookie(language: Language): void {
  if (document.cookie.includes(`${languageCookie}=`) || language !== 'en') {
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  }
}
