/** What stands to choose from for a medicine, in the order of its keys. */
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import type { RowMatch } from '#contract/counter/requests.ts';

export interface Offered {
  product: CounterProduct;
  fit: RowMatch['candidates'][number]['fit'] | 'substitute';
}

export interface OfferedFor {
  candidates: Offered[];
  substitutes: Offered[];
  /** The product that was meant, whose substitutes these are; null where that is not known. */
  meant: CounterProduct | null;
}

const maxOffers = 4;

/** A few of the catalogue's products for a medicine, and what may be had in its place. */
export function offeredFor(match: RowMatch | undefined): OfferedFor {
  const candidates = (match?.candidates ?? []).slice(0, maxOffers);
  const [best] = candidates;
  const meant = best && best.fit !== 'similar' ? best.product : null;
  const listed = new Set(candidates.map(({ product }) => product.id));
  const substitutes = (match?.substitutes ?? [])
    .filter(({ id, stock }) => !listed.has(id) && stock > 0)
    .slice(0, maxOffers)
    .map((product): Offered => ({ product, fit: 'substitute' }));
  return { candidates, substitutes, meant };
}

/** The product behind a key from 1 on; undefined where there is none, or none at hand. */
export function offeredAt(
  match: RowMatch | undefined,
  position: number,
): CounterProduct | undefined {
  const { candidates, substitutes } = offeredFor(match);
  const product = [...candidates, ...substitutes][position - 1]?.product;
  return product && product.stock > 0 ? product : undefined;
}
