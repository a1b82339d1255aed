/** Bengali for whoever chooses it: fetched apart, and told to the server that renders the pages. */
import { languageCookie } from '#contract/pages.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import { learnBengali, type Language } from '#text/sentences.ts';
import { bengaliWords, languageStore } from './language.ts';

/** Fetches Bengali whenever it is chosen, also in another tab. Called once at start; comes to an end when a chosen one is here, and gives back how to stop. */
export async function followLanguage(): Promise<() => void> {
  const stopping = new AbortController();
  const on = { signal: stopping.signal };
  const learn = (): void => {
    tell(languageStore.get());
    if (languageStore.get() === 'bn') void learnToSpeakBengali();
  };
  const stopSubscription = languageStore.subscribe(learn);
  window.addEventListener('online', learn, on);
  tell(languageStore.get());
  // A worker that has just begun knows nothing yet.
  if ('serviceWorker' in navigator) {
    const tellNewWorker = () => tellWorker(languageStore.get());
    navigator.serviceWorker.addEventListener('controllerchange', tellNewWorker, on);
  }
  if (languageStore.get() === 'bn') await learnToSpeakBengali();
  return () => {
    stopSubscription();
    stopping.abort();
  };
}

/** A year in seconds. */
const year = 31_536_000;

function tell(language: Language): void {
  tellServer(language);
  tellWorker(language);
}

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

/** Fetches the Bengali sentences and words, once; false when they could not be had. */
export async function learnToSpeakBengali(): Promise<boolean> {
  if (bengaliWords.get()) return true;
  try {
    const [sentences, products] = await Promise.all([
      import('#text/bengali.ts'),
      import('#text/bengali-words.ts'),
    ]);
    learnBengali(sentences.bengali);
    bengaliWords.set(products.bengaliWords);
    return true;
  } catch {
    // No network before the worker kept them: the shop stays in English until there is one.
    return false;
  }
}
