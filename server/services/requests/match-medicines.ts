/**
 * Finds catalogue products for medicines as the customer wrote them, with the shop's own search
 * (counter-61).
 */
import { setImmediate as rest } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import type { matches } from '#contract/counter/requests.ts';
import { products } from '#server/db/tables/products.ts';
import { requestOrderItems } from '#server/db/tables/requests.ts';
import { productsByIds, type Stock } from '#server/services/catalogue/product-rows.ts';
import { substitutesOf } from '#server/services/catalogue/related-products.ts';
import type { ProductSearch } from '#server/services/search/product-search.ts';
import { counterProductOf } from './counter-product.ts';

type Match = v.InferInput<typeof matches.response>[number];
type Fit = Match['candidates'][number]['fit'];

const mostCandidates = 6;
const mostSubstitutes = 6;
/** The number of search results that are ranked, because a better match may be further down. */
const mostFound = 24;

interface Written {
  name: string;
  strength: string;
}

/** Returns the matches for each row of a request, in row order. */
export async function matchMedicines(stock: Stock, requestId: string): Promise<Match[]> {
  const items = await stock.db
    .select({
      id: requestOrderItems.id,
      name: requestOrderItems.name,
      strength: requestOrderItems.strength,
    })
    .from(requestOrderItems)
    .where(eq(requestOrderItems.requestOrderId, requestId))
    .orderBy(asc(requestOrderItems.position));
  const search = await stock.catalogue.search();
  const found: { rowId: number; written: Written; ids: number[] }[] = [];
  for (const { id: rowId, ...written } of items) {
    found.push({ rowId, written, ids: idsFor(search, written) });
    // A request may have a hundred rows, so yield to other requests between the searches.
    await rest();
  }
  const all = await productsByIds(stock, [...new Set(found.flatMap(({ ids }) => ids))]);
  const byId = new Map(all.map((product) => [Number(product.Id), counterProductOf(product)]));
  const matched: Match[] = [];
  for (const { rowId, written, ids } of found) {
    const candidates = ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((product) => ({ product, fit: fitOf(product, written) }))
      .toSorted((one, other) => rank[one.fit] - rank[other.fit])
      .slice(0, mostCandidates);
    const best = candidates[0]?.product;
    const substitutes = best ? await substitutesFor(stock, best) : [];
    matched.push({ rowId, candidates, substitutes });
  }
  return matched;
}

const rank: Record<Fit, number> = { same: 0, name: 1, similar: 2 };

/** Searches by name and strength together, then by name alone if that finds nothing. */
function idsFor(search: ProductSearch, { name, strength }: Written): number[] {
  const together = search.find(`${name} ${strength}`.trim(), mostFound);
  return together.length > 0 ? together : search.find(name, mostFound);
}

/**
 * Removes blanks and dashes and normalises the letters, because handwritten names and the catalogue
 * differ in these.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}.]/gu, '');
}

function fitOf(product: CounterProduct, { name, strength }: Written): Fit {
  const wanted = plain(name);
  const names = [product.name, product.nameBn, `${product.name}${product.strength}`].map(plain);
  if (!names.includes(wanted) && !names.includes(plain(`${name}${strength}`))) return 'similar';
  const isSameStrength = plain(strength) === plain(product.strength);
  const isInName = product.strength !== '' && wanted.endsWith(plain(product.strength));
  return isSameStrength || isInName ? 'same' : 'name';
}

async function substitutesFor(stock: Stock, { id }: CounterProduct): Promise<CounterProduct[]> {
  const [row] = await stock.db
    .select()
    .from(products)
    .where(eq(products.id, Number(id)));
  const found = row ? await substitutesOf(stock, row, mostSubstitutes) : [];
  return found.map(counterProductOf);
}
