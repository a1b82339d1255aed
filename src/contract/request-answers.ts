/** What a customer does with the pharmacy's answer to a request: reads, accepts, declines it (counter-72 to counter-79). */
import * as v from 'valibot';
import type { PlacedOrder } from '#domain/order.ts';
import { endpoint } from './endpoint.ts';
import { wireList } from './lists.ts';
import { requestedMedicine, requestOrder } from './request-shapes.ts';
import {
  oneOf,
  wireId,
  wireInteger,
  wireNothing,
  wireObject,
  wireTakaOrNull,
  wireText,
} from './wire.ts';

/** A guest's request by the id of its submission, which its phone alone has (notifications-46). */
export const guestAnswer = endpoint({
  name: 'requests.guestAnswer',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/GuestAnswer',
  added: true,
  request: v.pipe(
    wireObject({ Key: wireId }),
    v.transform((request) => ({ key: request.Key })),
  ),
  response: v.pipe(
    wireObject({ Request: requestOrder, Items: wireList(requestedMedicine) }),
    v.transform((wire) => ({ request: wire.Request, items: wire.Items })),
  ),
});

/** The refusal's Id where the answer was changed since the customer read it: it is to be shown anew. */
export const answerChanged = 'answer-changed';

const answeredRequest = {
  Id: wireId,
  /** As {@link guestAnswer} takes it; '' for a customer, who has a session. */
  Key: v.optional(wireText, ''),
  /** Which answer was read: nobody accepts what they have not seen. */
  Version: wireInteger,
};

/**
 * Makes an order of the answer, once, however often it is asked: the same order comes back. Refused
 * with {@link answerChanged} for an answer that is another one now; with the amounts of this moment, as at
 * the checkout (`orders.place`), where they have become more than was answered: they are then agreed
 * to by saying them.
 */
export const accept = endpoint({
  name: 'requests.accept',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/Accept',
  added: true,
  request: v.pipe(
    wireObject({
      ...answeredRequest,
      PaymentMethod: v.optional(oneOf(['CASH_ON_DELIVERY', 'PAY_NOW'], 'CASH_ON_DELIVERY')),
      /** What the customer was shown in the place of the answer's amounts; null where these are agreed to. */
      TotalAmount: v.optional(wireTakaOrNull, null),
      ShippingCharge: v.optional(wireTakaOrNull, null),
      PayableAmount: v.optional(wireTakaOrNull, null),
    }),
    v.transform((request) => ({
      id: request.Id,
      key: request.Key,
      version: request.Version,
      paymentMethod: request.PaymentMethod ?? 'CASH_ON_DELIVERY',
      agreed:
        request.TotalAmount === null
          ? null
          : {
              total: request.TotalAmount,
              deliveryCharge: request.ShippingCharge ?? 0,
              payable: request.PayableAmount ?? 0,
            },
    })),
  ),
  response: v.pipe(
    wireObject({ Id: wireId, OrderNo: wireText, AccessKey: v.optional(wireText, '') }),
    v.transform((wire): PlacedOrder => ({
      id: wire.Id,
      orderNo: wire.OrderNo,
      accessKey: wire.AccessKey,
    })),
  ),
});

/** Ends the request: the customer does not want it so. Said again, it changes nothing. */
export const decline = endpoint({
  name: 'requests.decline',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/Decline',
  added: true,
  request: v.pipe(
    wireObject({ ...answeredRequest, Reason: v.optional(wireText, '') }),
    v.transform((request) => ({
      id: request.Id,
      key: request.Key,
      version: request.Version,
      reason: request.Reason,
    })),
  ),
  response: wireNothing,
});
