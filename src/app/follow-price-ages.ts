/** What the page knows of prices, kept true while the shop cannot be asked (offline-173, offline-175). */
import type { Query, QueryClient } from '@tanstack/react-query';
import { isOfAList } from '#api/open-product.ts';
import { newerPrices } from '#catalogue/catalogue-on-phone.ts';
import { markAge, productsIn, takeNewerPrices, type StoredPrice } from '#domain/priced-at.ts';
import { followNetwork, networkNow, observeNetwork } from '#state/network.ts';

type NewerPrices = typeof newerPrices;

/** As long as every answer counts as fresh (query-client.ts), in milliseconds. */
const staleTimeMs = 60_000;
/** So long the shop must have answered, in milliseconds: while some calls fail, each good answer would have all asked again. */
const steady = 500;

/**
 * While the shop cannot be asked, says of what it said a minute ago and longer since when that is
 * known, and takes newer prices from the catalogue on this phone. Once it can be asked again,
 * everything that is not fresh is. Called once.
 */
export function followPriceAges(client: QueryClient, newer = newerPrices): void {
  const renewer = new PriceRenewer(client, newer);
  // A page that was opened without a network may have it again by now.
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
    // Also what was kept of another day, and comes after the first paint.
    if (type === 'added' || type === 'updated') markSoon();
  });
  setInterval(markSoon, staleTimeMs);
  look();
}

/** Questions whose answers show prices. */
function priced(client: QueryClient): Query[] {
  return client.getQueryCache().findAll({
    predicate: ({ queryKey: [name], state }) =>
      (name === 'products' || name === 'home') && state.data !== undefined,
  });
}

function hasAges(answer: unknown): boolean {
  return [...productsIn(answer)].some(({ pricedAt }) => pricedAt !== undefined);
}

/** Says of what the shop said a minute ago and longer since when it is known. */
function markOlder(client: QueryClient): void {
  const questions = priced(client);
  for (const { queryKey, state } of questions) {
    const { data, dataUpdatedAt } = state;
    if ([...productsIn(data)].every(({ pricedAt }) => pricedAt !== undefined)) continue;
    const since = isOfAList(dataUpdatedAt) ? ageOfList(questions, data) : dataUpdatedAt;
    // Also where the clock was set back since.
    if (Math.abs(Date.now() - since) < staleTimeMs) continue;
    const marked = structuredClone(data);
    markAge(marked, since);
    client.setQueryData(queryKey, marked, { updatedAt: dataUpdatedAt });
  }
}

/** When the shop last said something of a product that was opened from a list; of this moment where no list has it any more. */
function ageOfList(questions: readonly Query[], product: unknown): number {
  const [{ id } = { id: '' }] = productsIn(product);
  const ages = questions
    .filter(({ state }) => !isOfAList(state.dataUpdatedAt))
    .filter(({ state }) => [...productsIn(state.data)].some((one) => one.id === id))
    .map(({ state }) => state.dataUpdatedAt);
  return ages.length > 0 ? Math.max(...ages) : Date.now();
}

/** Puts the newer prices of the catalogue on this phone in the place of older ones. */
class PriceRenewer {
  /** What was asked already, with the age it had. */
  private readonly asked = new Set<string>();
  /** What the catalogue has said, for answers that are read from the phone once more. */
  private readonly stored = new Map<string, StoredPrice>();
  private savedAt = '';
  private readonly client: QueryClient;
  private readonly newerPrices: NewerPrices;

  constructor(client: QueryClient, newerPrices: NewerPrices) {
    this.client = client;
    this.newerPrices = newerPrices;
  }

  /** The shop answers again: next time the catalogue may know more. */
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
    // Of another catalogue: what that of before said has not its date.
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

  /** Products that the catalogue was not asked for yet, and the least age among them. */
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

/** The strip says from when the prices on the screen are now. */
function tellStrip(savedAt: string): void {
  const network = networkNow();
  observeNetwork(network === 'failing' || network === 'stranger' ? network : 'nobody', savedAt);
}
