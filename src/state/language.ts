import { createContext, useContext, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { plainWords, type ProductWords } from '#text/product-words.ts';
import {
  isBengaliApart,
  learnBengali,
  speak,
  type Language,
  type Pairs,
  type Spoken,
} from '#text/sentences.ts';
import { createMemoryStore } from './memory-store.ts';
import { createStore } from './store.ts';

/** English by default; stored as bare text under `lang` (decisions, "Look and language"). */
export const languageStore = createStore<Language>({
  key: 'lang',
  schema: v.picklist(['en', 'bn']),
  initial: 'en',
  parse: (text) => text.replaceAll('"', ''),
  print: String,
});

/** What only Bengali needs and who reads it has fetched: the words for forms and measures; null before. */
const bengaliWords = createMemoryStore<ProductWords | null>(null);

/** The language in which the shop speaks: Bengali as soon as it is chosen and its sentences are here. */
function speaksNow(): Language {
  return isBengaliApart && !bengaliWords.get() ? 'en' : languageStore.get();
}

function listen(listener: () => void): () => void {
  const stops = [languageStore.subscribe(listener), bengaliWords.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/**
 * The language in which the server has drawn the page. A value of the tree, not
 * of the program: pages of both languages are drawn side by side, and the phone
 * takes a page over in the language that it stands in.
 */
export const DrawnLanguage = createContext<Language>('en');

export function useLanguage(): Language {
  const drawn = useContext(DrawnLanguage);
  return useSyncExternalStore(listen, speaksNow, () => drawn);
}

/** An area's sentences in the reader's language: `const t = useText(bagText)`. */
export function useText<P extends Pairs>(pairs: P): Spoken<P> {
  return speak(pairs, useLanguage());
}

/** Forms, measures and packs in the reader's language. */
export function useProductWords(): ProductWords {
  // The same for everyone once it is here: a server has it before it draws anything.
  const known = useSyncExternalStore(bengaliWords.subscribe, bengaliWords.get, bengaliWords.get);
  return (useLanguage() === 'bn' && known) || plainWords;
}

/** Fetches Bengali whenever it is chosen, also in another tab. Called once at start; comes to an end when a chosen one is here. */
export async function followLanguage(): Promise<void> {
  const learn = (): void => {
    tellServer(languageStore.get());
    if (languageStore.get() === 'bn') void learnToSpeakBengali();
  };
  languageStore.subscribe(learn);
  window.addEventListener('online', learn);
  tellServer(languageStore.get());
  if (languageStore.get() === 'bn') await learnToSpeakBengali();
}

/** A year in seconds. */
const year = 31_536_000;

/** The server draws the next page in this language; without the cookie in English. */
function tellServer(language: Language): void {
  if (document.cookie.includes('lang=') || language !== 'en') {
    document.cookie = `lang=${language}; path=/; max-age=${year}; samesite=lax`;
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
