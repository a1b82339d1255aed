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
  const tellBoth = (): void => {
    const language = languageStore.get();
    tellServer(language);
    tellWorker(language);
  };
  const stopSubscription = languageStore.subscribe(tellBoth);
  // A worker that has just taken control has not received the language yet.
  if ('serviceWorker' in navigator) {
    const tellNewWorker = () => tellWorker(languageStore.get());
    navigator.serviceWorker.addEventListener('controllerchange', tellNewWorker, {
      signal: stopping.signal,
    });
  }
  tellBoth();
  return () => {
    stopSubscription();
    stopping.abort();
  };
}

/** One year in seconds. */
const year = 31_536_000;

/** Sends the language to the worker, which then responds with pages in that language. */
function tellWorker(language: Language): void {
  if (!('serviceWorker' in navigator)) return;
  const message: MessageToWorker = { type: 'SPEAKS', language };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Sets the language cookie, by which the server renders the next page. Without the cookie it
 * renders English.
 */
function tellServer(language: Language): void {
  if (document.cookie.includes(`${languageCookie}=`) || language !== 'en') {
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  }
}
