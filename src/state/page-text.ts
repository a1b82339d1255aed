/** The words of the long pages, whose Bengali is fetched page by page. */
import { useEffect } from 'react';
import { fetchBengaliOf, lacksBengali } from '#text/page-sentences.ts';
import { speak, type Pairs, type Spoken } from '#text/sentences.ts';
import { languageStore, useLanguage } from './language.ts';
import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/** How many pages' Bengali has come: who shows one renders it again. */
const learned = createEphemeralStore(0);

/** As `useText`, for `pageSentences`: in English for the moment until the page's Bengali is here. */
export function usePageText<P extends Pairs>(pairs: P): Spoken<P> {
  const language = useLanguage();
  useStore(learned);
  // The language was changed on this page, or the network brings what it did not before.
  useEffect(() => {
    if (language !== 'bn') return undefined;
    const learn = (): void => void learnPage(pairs);
    learn();
    window.addEventListener('online', learn);
    return () => window.removeEventListener('online', learn);
  }, [language, pairs]);
  return speak(pairs, language);
}

/** For a page's loader: when it comes to an end, the page is here in the reader's language, or cannot be had in it. */
export async function learnPage(pairs: Pairs): Promise<void> {
  if (!lacksBengali(pairs)) return;
  // Chosen here, or the language in which the server has rendered the page that is hydrated.
  const isWanted = languageStore.get() === 'bn' || document.documentElement.lang === 'bn';
  if (!isWanted) return;
  try {
    await fetchBengaliOf(pairs);
    learned.set((count) => count + 1);
  } catch {
    // No network before the worker kept it: the page is read in English until there is one.
  }
}
