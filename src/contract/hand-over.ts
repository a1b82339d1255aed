/** Orders and requests that come another way than from their phone (offline-165). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireFlag, wireObject, wireText } from './wire.ts';

/** Characters of a message that is looked through at most: a text of 100 medicines with the longest names fits. */
const mostCharacters = 60_000;

/** Enters a text that was handed over, as a visitor's phone could have sent it; a second time it answers the same. */
export const enter = endpoint({
  name: 'handOver.enter',
  method: 'POST',
  path: 'HandOverArea/HandOver/Enter',
  added: true,
  request: v.pipe(
    wireObject({ Text: v.pipe(wireText, v.maxLength(mostCharacters)) }),
    v.transform((request) => ({ text: request.Text })),
  ),
  response: v.pipe(
    wireObject({
      Kind: v.picklist(['order', 'request-order']),
      OrderNo: wireText,
      /** False where it had come before, from the phone or as a text. */
      IsNew: wireFlag,
    }),
    v.transform((wire) => ({ kind: wire.Kind, orderNo: wire.OrderNo, isNew: wire.IsNew })),
  ),
});
