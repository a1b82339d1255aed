import { createContext, useContext, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { plainWords, type ProductWords } from '#text/product-words.ts';
import { isBengaliApart, speak, type Language, type Pairs, type Spoken } from '#text/sentences.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { createStore } from './store.ts';

/** English by default; stored as bare text under `lang` (shell-58, shell-60). */
export const languageStore = createStore<Language>({
  key: 'lang',
  schema: v.picklist(['en', 'bn']),
  initial: 'en',
  parse: (text) => text.replaceAll('"', ''),
  print: String,
});

/** What only Bengali needs and who reads it has fetched: the words for forms and measures; null before. */
export const bengaliWords = createEphemeralStore<ProductWords | null>(null);

/** The language in which the shop speaks: Bengali as soon as it is chosen and its sentences are here. */
function speaksNow(chosen: Language): Language {
  return isBengaliApart && !bengaliWords.get() ? 'en' : chosen;
}

function listen(listener: () => void): () => void {
  const stops = [languageStore.subscribe(listener), bengaliWords.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/**
 * The language in which the server has rendered the page. A value of the tree, not
 * of the program: pages of both languages are rendered side by side, and the phone
 * hydrates a page in the language that it stands in.
 */
export const ServerLanguage = createContext<Language>('en');

/**
 * The language of a part of the page that is for somebody else, such as a paper: whatever the reader
 * has chosen for themselves, here and in other tabs. Null: the reader's own.
 */
export const PartLanguage = createContext<Language | null>(null);

export function useLanguage(): Language {
  const serverLanguage = useContext(ServerLanguage);
  const ofPart = useContext(PartLanguage);
  return useSyncExternalStore(
    listen,
    () => speaksNow(ofPart ?? languageStore.get()),
    () => ofPart ?? serverLanguage,
  );
}

/** An area's sentences in the reader's language: `const t = useText(bagText)`. */
export function useText<P extends Pairs>(pairs: P): Spoken<P> {
  return speak(pairs, useLanguage());
}

/** Forms, measures and packs in the reader's language. */
export function useProductWords(): ProductWords {
  // The same for everyone once it is here: a server has it before it renders anything.
  const known = useSyncExternalStore(bengaliWords.subscribe, bengaliWords.get, bengaliWords.get);
  return (useLanguage() === 'bn' && known) || plainWords;
}
