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
import { createStore, useStore } from './store.ts';

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
const spokenLanguage = {
  get: (): Language => (isBengaliApart && !bengaliWords.get() ? 'en' : languageStore.get()),
  initial: languageStore.initial,
  subscribe(listener: () => void): () => void {
    const stops = [languageStore.subscribe(listener), bengaliWords.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  },
};

export function useLanguage(): Language {
  return useStore(spokenLanguage);
}

/** An area's sentences in the reader's language: `const t = useText(bagText)`. */
export function useText<P extends Pairs>(pairs: P): Spoken<P> {
  return speak(pairs, useLanguage());
}

/** Forms, measures and packs in the reader's language. */
export function useProductWords(): ProductWords {
  const known = useStore(bengaliWords);
  return (useLanguage() === 'bn' && known) || plainWords;
}

/** Fetches Bengali whenever it is chosen, also in another tab. Called once at start; comes to an end when a chosen one is here. */
export async function followLanguage(): Promise<void> {
  const learn = (): void => void learnIfChosen();
  languageStore.subscribe(learn);
  window.addEventListener('online', learn);
  await learnIfChosen();
}

async function learnIfChosen(): Promise<void> {
  if (languageStore.get() !== 'bn' || bengaliWords.get()) return;
  try {
    const [sentences, products] = await Promise.all([
      import('#text/bengali.ts'),
      import('#text/bengali-words.ts'),
    ]);
    learnBengali(sentences.bengali);
    bengaliWords.set(products.bengaliWords);
  } catch {
    // No network before the worker kept them: the shop stays in English until there is one.
  }
}
