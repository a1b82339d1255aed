import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { productsOfCategoryQuery, ShelfPage } from '#api/products.ts';
import { shelfScreenQuery } from '#api/shelf.ts';

export interface ShownShelf {
  /** The page, or the previous one. Undefined before any page of this shelf has loaded. */
  list: ShelfPage | undefined;
  /** Whether another page or filter is loading. */
  isWaiting: boolean;
  /** The error of the last request. The list is then the previous one. */
  failed: { error: Error; retry: () => void } | null;
}

/**
 * The visible page of a shelf. If a new page or filter fails to load, the previous list stays. If
 * nothing has loaded before, the error is passed to the screen's error boundary.
 */
export function useShownShelf(question: ReturnType<typeof productsOfCategoryQuery>): ShownShelf {
  const shelf = question.queryKey[2];
  const [seen, setSeen] = useState<{ shelf: unknown; list: ShelfPage } | null>(null);
  const before = seen?.shelf === shelf ? seen?.list : undefined;
  const { data, error, isPlaceholderData, refetch } = useQuery(shelfScreenQuery(question, before));
  if (data && data !== before) setSeen({ shelf, list: data });
  return {
    list: data ?? before,
    isWaiting: isPlaceholderData,
    failed: error && !data ? { error, retry: () => void refetch() } : null,
  };
}
