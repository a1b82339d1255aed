/** The products that can be chosen for a medicine, in the order of their number keys. */
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import type { RowMatch } from '#contract/counter/requests.ts';

export interface Offered {
  product: CounterProduct;
  fit: RowMatch['candidates'][number]['fit'] | 'substitute';
}

export interface OfferedFor {
  candidates: Offered[];
  substitutes: Offered[];
  /**
   * The product that the customer meant, to which the substitutes belong; null if it is unknown.
   */
  meant: CounterProduct | null;
}

const maxOffers = 4;

/** At most four products that match a medicine, and at most four substitutes in stock. */
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

/** The product of a number key, from 1; undefined if there is none or it is out of stock. */
export function offeredAt(
  match: RowMatch | undefined,
  position: number,
): CounterProduct | undefined {
  const { candidates, substitutes } = offeredFor(match);
  const product = [...candidates, ...substitutes][position - 1]?.product;
  return product && product.stock > 0 ? product : undefined;
}
