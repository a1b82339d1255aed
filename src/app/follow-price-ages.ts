/** Marks prices with their age while the server does not respond (offline-173). */
import type { Query, QueryClient } from '@tanstack/react-query';
import { isOfAList } from '#api/open-product.ts';
import { responseStaleTimeMs } from '#contract/worker.ts';
import { markAge, productsIn } from '#domain/priced-at.ts';
import { followNetwork, networkNow } from '#state/network.ts';

/**
 * How long the network must be online before a refetch, in milliseconds. Without this delay each
 * successful response among failing ones would trigger another refetch.
 */
const steady = 500;

/**
 * While the server does not respond, marks query data that is older than a minute with its age. Once
 * the server responds again, invalidates all query data that has an age. Call it once.
 */
export function followPriceAges(client: QueryClient): void {
  // A page that was opened without a network may be online again by now, so it starts as if it had
  // been offline.
  let isAway = true;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let back: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    soon = undefined;
    if (isAway) markOlder(client);
  }

  function markSoon(): void {
    if (isAway) soon ??= setTimeout(mark);
  }

  function look(): void {
    const wasAway = isAway;
    isAway = networkNow() !== 'online';
    markSoon();
    if (isAway) clearTimeout(back);
    else if (wasAway) back = setTimeout(askAged, steady);
  }

  function askAged(): void {
    const isAged = ({ state }: Query) => hasAges(state.data);
    void client.invalidateQueries({ predicate: isAged }, { cancelRefetch: false });
  }

  followNetwork(look);
  client.getQueryCache().subscribe(({ type }) => {
    // This includes query data of an earlier visit, which is restored after the first paint.
    if (type === 'added' || type === 'updated') markSoon();
  });
  setInterval(markSoon, responseStaleTimeMs);
  look();
}

/** Queries whose data contains prices. */
function priced(client: QueryClient): Query[] {
  return client.getQueryCache().findAll({
    predicate: ({ queryKey: [name], state }) =>
      (name === 'products' || name === 'home') && state.data !== undefined,
  });
}

function hasAges(response: unknown): boolean {
  return [...productsIn(response)].some(({ pricedAt }) => pricedAt !== undefined);
}

/** Marks query data that is older than a minute with its age. */
function markOlder(client: QueryClient): void {
  const questions = priced(client);
  for (const { queryKey, state } of questions) {
    const { data, dataUpdatedAt } = state;
    if ([...productsIn(data)].every(({ pricedAt }) => pricedAt !== undefined)) continue;
    const since = isOfAList(dataUpdatedAt) ? ageOfList(questions, data) : dataUpdatedAt;
    // The difference is absolute, because the clock may have been set back since.
    if (Math.abs(Date.now() - since) < responseStaleTimeMs) continue;
    const marked = structuredClone(data);
    markAge(marked, since);
    client.setQueryData(queryKey, marked, { updatedAt: dataUpdatedAt });
  }
}

/**
 * When the server last sent data about a product that was opened from a list, in milliseconds.
 * Returns the current time if no list contains the product any more.
 */
function ageOfList(questions: readonly Query[], product: unknown): number {
  const [{ id } = { id: '' }] = productsIn(product);
  const ages = questions
    .filter(({ state }) => !isOfAList(state.dataUpdatedAt))
    .filter(({ state }) => [...productsIn(state.data)].some((one) => one.id === id))
    .map(({ state }) => state.dataUpdatedAt);
  return ages.length > 0 ? Math.max(...ages) : Date.now();
}
