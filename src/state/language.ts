import * as v from 'valibot';
import { speak, type Language, type Pairs, type Spoken } from '#text/sentences.ts';
import { createStore, useStore } from './store.ts';

/** English by default; stored as bare text under `lang` (decisions, "Look and language"). */
export const languageStore = createStore<Language>({
  key: 'lang',
  schema: v.picklist(['en', 'bn']),
  initial: 'en',
  parse: (text) => text.replaceAll('"', ''),
  print: String,
});

export function useLanguage(): Language {
  return useStore(languageStore);
}

/** An area's sentences in the reader's language: `const t = useText(bagText)`. */
export function useText<P extends Pairs>(pairs: P): Spoken<P> {
  return speak(pairs, useLanguage());
}
