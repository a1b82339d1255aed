import type { QueryClient } from '@tanstack/react-query';
import { knownAnswersId } from '#contract/pages.ts';
import type { Language } from '#text/sentences.ts';

/**
 * Takes over a page that the server has drawn: puts the answers that it was
 * drawn from into the query cache, as old as the page is (of this moment from
 * the server, of its own day from the worker), and learns its language. Null
 * where the phone must draw the page itself: it is a shell, or was cut off.
 */
export async function takeOver(queryClient: QueryClient): Promise<Language | null> {
  const text = document.getElementById(knownAnswersId)?.textContent;
  if (!text) return null;
  const { lang, dataset } = document.documentElement;
  const updatedAt = Date.parse(dataset['savedAt'] ?? '') || Date.now();
  try {
    const known: readonly [key: readonly unknown[], answer: unknown][] = JSON.parse(text);
    for (const [key, answer] of known) queryClient.setQueryData(key, answer, { updatedAt });
  } catch {
    return null;
  }
  if (lang !== 'bn') return 'en';
  const isLearnt = import('#state/follow-language.ts').then((part) => part.learnToSpeakBengali());
  return (await isLearnt.catch(() => false)) ? 'bn' : null;
}
