import type { QueryClient } from '@tanstack/react-query';
import { hydrationDataId, type HydrationData } from '#contract/pages.ts';

/**
 * Says of the answers that a kept page was rendered from how old they are, and has those that are shown
 * and no longer fresh asked for anew. Nothing for a page that the server has rendered just now.
 */
export function ageThePage(queryClient: QueryClient): void {
  const updatedAt = Date.parse(document.documentElement.dataset['savedAt'] ?? '');
  if (Number.isNaN(updatedAt)) return;
  const text = document.getElementById(hydrationDataId)?.textContent ?? '[]';
  const entries: HydrationData = JSON.parse(text);
  for (const [queryKey] of entries) {
    const state = queryClient.getQueryState(queryKey);
    // Another answer has come since.
    if (state?.dataUpdateCount !== 1) continue;
    queryClient.setQueryData(queryKey, state.data, { updatedAt });
    void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true });
  }
}
