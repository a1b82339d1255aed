/** Orders and requests as a phone hands them over. */
import * as v from 'valibot';
import { place } from '#contract/orders.ts';
import { add } from '#contract/requests.ts';
import { writeHandOver } from '#domain/hand-over/code.ts';
import { handedOrder, handedRequest } from '#domain/hand-over/content.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { callApi, type TestShop } from './test-shop.ts';

export const enterPath = 'HandOverArea/HandOver/Enter';

interface Wish {
  submissionId: string;
  kind: 'order' | 'request-order';
  /** The body that the phone would send. */
  body: Record<string, unknown>;
  isCustomers?: boolean;
}

/** The text that the phone creates from the submission. */
export function textOf({ submissionId, kind, body, isCustomers = false }: Wish): string {
  const content =
    kind === 'order'
      ? handedOrder(v.parse(place.request, body))
      : handedRequest(v.parse(add.request, body));
  if (!content) throw new Error('this cannot be handed over');
  return writeHandOver({ id: handOverIdOf(submissionId), isCustomers, content });
}

/** Enters the text at the counter. */
export function enter(shop: TestShop, text: string) {
  return callApi(shop, enterPath, { Text: text });
}
