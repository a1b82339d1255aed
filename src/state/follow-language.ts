/** The chosen language, for the server and the service worker: both answer with whole pages. */
import { languageCookie } from '#contract/pages.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import type { Language } from '#text/sentences.ts';
import { languageStore } from './language.ts';

/** Tells the server and the service worker the language whenever it changes, also in another tab. Returns a function that stops that. */
export function followLanguage(): () => void {
  const stopping = new AbortController();
  const tellBoth = (): void => {
    const language = languageStore.get();
    tellServer(language);
    tellWorker(language);
  };
  const stopSubscription = languageStore.subscribe(tellBoth);
  // A worker that has just taken control does not know the language yet.
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

/** A year in seconds. */
const year = 31_536_000;

/** The worker answers with pages of this language. */
function tellWorker(language: Language): void {
  if (!('serviceWorker' in navigator)) return;
  const message: MessageToWorker = { type: 'SPEAKS', language };
  navigator.serviceWorker.controller?.postMessage(message);
}

/** The server renders the next page in this language; without the cookie in English. */
function tellServer(language: Language): void {
  if (document.cookie.includes(`${languageCookie}=`) || language !== 'en') {
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  }
}
