import type { QueryClient } from '@tanstack/react-query';
import { hydrationDataId, type HydrationData } from '#contract/pages.ts';
import type { Language } from '#text/sentences.ts';

/**
 * Puts the query data that the server rendered this page from into the query cache, and returns the
 * page's language. The data counts as fresh until the screen has rendered, so that no refetch
 * changes it during hydration; after that it gets its real age (age-the-page.ts). Returns null if
 * the phone must render the page itself, because the page is a shell or was truncated.
 */
export function fillCacheFromPage(queryClient: QueryClient): Language | null {
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
