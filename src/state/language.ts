import { createContext, useContext, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { bengaliWords } from '#text/bengali-words.ts';
import { plainWords, type ProductWords } from '#text/product-words.ts';
import { speak, type Language, type Pairs, type Spoken } from '#text/sentences.ts';
import { createStore } from './store.ts';

/** English by default; stored as bare text under `lang` (shell-58, shell-60). */
export const languageStore = createStore<Language>({
  key: 'lang',
  schema: v.picklist(['en', 'bn']),
  initial: 'en',
  parse: (text) => text.replaceAll('"', ''),
  print: String,
});

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
    languageStore.subscribe,
    () => ofPart ?? languageStore.get(),
    () => ofPart ?? serverLanguage,
  );
}

/** An area's sentences in the reader's language: `const t = useText(bagText)`. */
export function useText<P extends Pairs>(pairs: P): Spoken<P> {
  return speak(pairs, useLanguage());
}

/** Forms, measures and packs in the reader's language. */
export function useProductWords(): ProductWords {
  return useLanguage() === 'bn' ? bengaliWords : plainWords;
}
