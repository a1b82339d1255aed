import { createContext, useContext, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { bengaliWords } from '#text/bengali-words.ts';
import { plainWords, type ProductWords } from '#text/product-words.ts';
import { speak, type Language, type Pairs, type Spoken } from '#text/sentences.ts';
import { createStore } from './store.ts';

/**
 * The chosen language. English by default; stored as plain text under `lang` (shell-58, shell-60).
 */
export const languageStore = createStore<Language>({
  key: 'lang',
  schema: v.picklist(['en', 'bn']),
  initial: 'en',
  parse: (text) => text.replaceAll('"', ''),
  print: String,
});

/**
 * The language in which the server renders the page. It is a React context and not a module
 * variable, because the server renders pages of both languages concurrently. The phone hydrates a
 * page in the language that it was rendered in.
 */
export const ServerLanguage = createContext<Language>('en');

/**
 * The language of a part of the page that is written for somebody else, such as a printed document.
 * It overrides the reader's language. Null for the reader's own.
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

/** The sentences of an area in the reader's language: `const t = useText(bagText)`. */
export function useText<P extends Pairs>(pairs: P): Spoken<P> {
  return speak(pairs, useLanguage());
}

/** The words for dosage forms, measures and packs in the reader's language. */
export function useProductWords(): ProductWords {
  return useLanguage() === 'bn' ? bengaliWords : plainWords;
}
