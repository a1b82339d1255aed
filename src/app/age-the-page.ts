import type { QueryClient } from '@tanstack/react-query';
import { hydrationDataId, type HydrationData } from '#contract/pages.ts';

/**
 * Sets the age of the query data that a stored page was rendered from, and refetches the active
 * queries that are stale by then. Does nothing for a page that the server has just rendered,
 * because only a stored page has `data-saved-at`.
 */
export function ageThePage(queryClient: QueryClient): void {
  const updatedAt = Date.parse(document.documentElement.dataset['savedAt'] ?? '');
  if (Number.isNaN(updatedAt)) return;
  const text = document.getElementById(hydrationDataId)?.textContent ?? '[]';
  const entries: HydrationData = JSON.parse(text);
  for (const [queryKey] of entries) {
    const state = queryClient.getQueryState(queryKey);
    // The query has received a newer response since hydration.
    if (state?.dataUpdateCount !== 1) continue;
    queryClient.setQueryData(queryKey, state.data, { updatedAt });
    void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true });
  }
}
