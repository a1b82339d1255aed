import type { QueryClient } from '@tanstack/react-query';
import { hydrationDataId } from '#contract/pages.ts';
import type { Language } from '#text/sentences.ts';

/**
 * Hydrates a page that the server has rendered: puts the answers that it was
 * rendered from into the query cache, as old as the page is (of this moment from
 * the server, of its own day from the worker), and learns its language. Null
 * where the phone must render the page itself: it is a shell, or was cut off.
 */
export async function hydrate(queryClient: QueryClient): Promise<Language | null> {
  const text = document.getElementById(hydrationDataId)?.textContent;
  if (!text) return null;
  const { lang, dataset } = document.documentElement;
  const updatedAt = Date.parse(dataset['savedAt'] ?? '') || Date.now();
  try {
    const entries: readonly [key: readonly unknown[], data: unknown][] = JSON.parse(text);
    for (const [key, data] of entries) queryClient.setQueryData(key, data, { updatedAt });
  } catch {
    return null;
  }
  if (lang !== 'bn') return 'en';
  const isLearnt = import('#state/follow-language.ts').then((part) => part.learnToSpeakBengali());
  return (await isLearnt.catch(() => false)) ? 'bn' : null;
}
