/** Orders and requests that reach the pharmacy without their phone's network (offline-165). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireFlag, wireObject, wireText } from './wire.ts';

/**
 * Maximum number of characters of a message. A text of 100 medicines with the longest names fits.
 */
const maxCharacters = 60_000;

/**
 * Enters a handed-over text with the rights of a visitor's phone. Entering it again returns the
 * same response.
 */
export const enter = endpoint({
  name: 'handOver.enter',
  method: 'POST',
  path: 'HandOverArea/HandOver/Enter',
  added: true,
  request: v.pipe(
    wireObject({ Text: v.pipe(wireText, v.maxLength(maxCharacters)) }),
    v.transform((request) => ({ text: request.Text })),
  ),
  response: v.pipe(
    wireObject({
      Kind: v.picklist(['order', 'request-order']),
      OrderNo: wireText,
      /** False if it had already arrived, from the phone or as a text. */
      IsNew: wireFlag,
    }),
    v.transform((wire) => ({ kind: wire.Kind, orderNo: wire.OrderNo, isNew: wire.IsNew })),
  ),
});
