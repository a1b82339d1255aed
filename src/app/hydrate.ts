import type { QueryClient } from '@tanstack/react-query';
import { hydrationDataId, type HydrationData } from '#contract/pages.ts';
import type { Language } from '#text/sentences.ts';

/**
 * Hydrates a page that the server has rendered: puts the answers that it was rendered from into the
 * query cache, and returns its language. They count as fresh until it stands, so that nothing else
 * comes in between; then they get their age (age-the-page.ts). Null where the phone must render the
 * page itself: it is a shell, or was cut off.
 */
export function hydrate(queryClient: QueryClient): Language | null {
  const text = document.getElementById(hydrationDataId)?.textContent;
  if (!text) return null;
  try {
    const entries: HydrationData = JSON.parse(text);
    for (const [key, data] of entries) queryClient.setQueryData(key, data);
  } catch {
    return null;
  }
  return document.documentElement.lang === 'bn' ? 'bn' : 'en';
}
