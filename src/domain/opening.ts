/** What a shop accepts while it is not open (checkout-135). */
import type { ShopSettings } from './shop.ts';
import type { SubmissionKind } from './submission.ts';

export type Opening = ShopSettings['opening'];

export function takesOrders({ state }: Opening): boolean {
  return state === 'open';
}

/** A shop that is only closed for now still receives requests. */
export function takesRequests({ state }: Opening): boolean {
  return state !== 'soon';
}

/** Whether a submission of this kind waits until the shop opens. */
export function waitsForOpening(kind: SubmissionKind, opening: Opening): boolean {
  if (kind === 'order') return !takesOrders(opening);
  return kind === 'request-order' && !takesRequests(opening);
}
