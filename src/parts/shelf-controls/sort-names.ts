import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { facets } from '#contract/shelf.ts';
import type { ShelfSort } from '#domain/shelf-view.ts';
import { useText } from '#state/language.ts';
import { shelfText } from '#text/shelf.ts';

/**
 * The names of the sort orders. A legacy host has no popularity data, so its order is called "as
 * listed" (catalogue-36).
 */
export function useSortNames(): Record<ShelfSort, string> {
  const t = useText(shelfText);
  const { data: host } = useQuery(capabilitiesQuery());
  const isCounted = !host || host.calls.includes(facets.name);
  return {
    popular: isCounted ? t.popular : t.asListed,
    price: t.priceUp,
    '-price': t.priceDown,
    name: t.byName,
  };
}
