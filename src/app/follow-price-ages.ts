/**
 * Marks prices with their age and updates them from the phone's catalogue while the server does not
 * respond (offline-173, offline-175).
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { isOfAList } from '#api/open-product.ts';
import { newerPrices } from '#catalogue/catalogue-on-phone.ts';
import { responseStaleTimeMs } from '#contract/worker.ts';
import { markAge, productsIn, takeNewerPrices, type StoredPrice } from '#domain/priced-at.ts';
import { followNetwork, networkNow, observeNetwork } from '#state/network.ts';

type NewerPrices = typeof newerPrices;

/**
 * How long the network must be online before a refetch, in milliseconds. Without this delay each
 * successful response among failing ones would trigger another refetch.
 */
const steady = 500;

/**
 * While the server does not respond, marks query data that is older than a minute with its age, and
 * takes newer prices from the catalogue on this phone. Once the server responds again, invalidates
 * all query data that has an age. Call it once.
 */
export function followPriceAges(client: QueryClient, newer = newerPrices): void {
  const renewer = new PriceRenewer(client, newer);
  // A page that was opened without a network may be online again by now, so it starts as if it had
  // been offline.
  let isAway = true;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let back: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    soon = undefined;
    if (!isAway) return;
    markOlder(client);
    void renewer.renew();
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
    renewer.forget();
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

/** Replaces older prices in the query cache with newer ones from the catalogue on this phone. */
class PriceRenewer {
  /**
   * Products that were already requested from the catalogue, each with the age of its price at that
   * time.
   */
  private readonly asked = new Set<string>();
  /**
   * Prices from the catalogue, by product id. They are applied again when an older response is read
   * from the phone once more.
   */
  private readonly stored = new Map<string, StoredPrice>();
  private savedAt = '';
  private readonly client: QueryClient;
  private readonly newerPrices: NewerPrices;

  constructor(client: QueryClient, newerPrices: NewerPrices) {
    this.client = client;
    this.newerPrices = newerPrices;
  }

  /**
   * Resets the lookups when the server responds again, because the catalogue may have newer prices
   * next time.
   */
  forget(): void {
    this.asked.clear();
    this.stored.clear();
  }

  async renew(): Promise<void> {
    this.replaceOlder();
    const { ids, since } = this.unasked();
    if (ids.length === 0) return;
    const newer = await this.newerPrices(ids, since);
    if (!newer || networkNow() === 'online') return;
    // Prices from an earlier catalogue do not have this catalogue's date.
    if (newer.savedAt !== this.savedAt) this.stored.clear();
    this.savedAt = newer.savedAt;
    for (const price of newer.prices) this.stored.set(price.id, price);
    this.replaceOlder();
  }

  private replaceOlder(): void {
    if (this.stored.size === 0) return;
    let wasOlder = false;
    for (const { queryKey, state } of priced(this.client)) {
      const renewed = structuredClone(state.data);
      if (!takeNewerPrices(renewed, this.stored, Date.parse(this.savedAt))) continue;
      wasOlder = true;
      this.client.setQueryData(queryKey, renewed, { updatedAt: state.dataUpdatedAt });
    }
    if (wasOlder) tellStrip(this.savedAt);
  }

  /**
   * Products that were not yet requested from the catalogue, and the earliest date among their
   * prices in milliseconds.
   */
  private unasked(): { ids: string[]; since: number } {
    const ids = new Set<string>();
    let since = Number.POSITIVE_INFINITY;
    for (const { state } of priced(this.client)) {
      for (const { id, pricedAt } of productsIn(state.data)) {
        const name = `${id} ${pricedAt}`;
        if (pricedAt === undefined || this.stored.has(id) || this.asked.has(name)) continue;
        this.asked.add(name);
        ids.add(id);
        since = Math.min(since, pricedAt);
      }
    }
    return { ids: [...ids], since };
  }
}

/** Passes the date of the prices on the screen to the network strip. */
function tellStrip(savedAt: string): void {
  const network = networkNow();
  observeNetwork(network === 'failing' || network === 'stranger' ? network : 'nobody', savedAt);
}
