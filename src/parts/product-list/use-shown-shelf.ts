import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { productsOfCategoryQuery, ShelfPage } from '#api/products.ts';
import { shown } from '#api/shelf.ts';

export interface ShownShelf {
  /** The page, or the one before; undefined while nothing of this shelf is here. */
  list: ShelfPage | undefined;
  /** Another page or choice is on its way. */
  isWaiting: boolean;
  /** What was asked for last could not be had: the list is the one before. */
  failed: { error: Error; retry: () => void } | null;
}

/** A shelf in sight. A choice that fails leaves it there; where nothing of it was ever here, the failure is the screen's. */
export function useShownShelf(question: ReturnType<typeof productsOfCategoryQuery>): ShownShelf {
  const shelf = question.queryKey[2];
  const [seen, setSeen] = useState<{ shelf: unknown; list: ShelfPage } | null>(null);
  const before = seen?.shelf === shelf ? seen?.list : undefined;
  const { data, error, isPlaceholderData, refetch } = useQuery(shown(question, before));
  if (data && data !== before) setSeen({ shelf, list: data });
  return {
    list: data ?? before,
    isWaiting: isPlaceholderData,
    failed: error && !data ? { error, retry: () => void refetch() } : null,
  };
}
