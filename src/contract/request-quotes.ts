/**
 * Calls for a customer who reads, accepts or declines the pharmacy's quote for a request
 * (counter-72 to counter-79).
 */
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

/**
 * A guest's request by the id of its submission, which only the guest's phone has
 * (notifications-46).
 */
export const guestQuote = endpoint({
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

/**
 * The refusal's Id if the quote has changed since the customer read it. The client must show the
 * new one.
 */
export const quoteChanged = 'answer-changed';

const quotedRequest = {
  Id: wireId,
  /** The key of {@link guestQuote}; '' for a customer with a session. */
  Key: v.optional(wireText, ''),
  /** The version that the customer has read. Any other version is refused. */
  Version: wireInteger,
};

/**
 * Makes an order of the quote. The call is idempotent: repeating it returns the same order.
 * Refused with {@link quoteChanged} if the quote has another version, and with the current
 * amounts, as at the checkout (`orders.place`), if they are higher than in the quote. Sending
 * these amounts then means agreeing to them.
 */
export const accept = endpoint({
  name: 'requests.accept',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/Accept',
  added: true,
  request: v.pipe(
    wireObject({
      ...quotedRequest,
      PaymentMethod: v.optional(oneOf(['CASH_ON_DELIVERY', 'PAY_NOW'], 'CASH_ON_DELIVERY')),
      /**
       * The amounts that the customer was shown instead of the quote's; null if the customer
       * agrees to the quote's.
       */
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

/** Declines the quote and ends the request. Idempotent. */
export const decline = endpoint({
  name: 'requests.decline',
  method: 'POST',
  path: 'RequestOrderArea/RequestOrder/Decline',
  added: true,
  request: v.pipe(
    wireObject({ ...quotedRequest, Reason: v.optional(wireText, '') }),
    v.transform((request) => ({
      id: request.Id,
      key: request.Key,
      version: request.Version,
      reason: request.Reason,
    })),
  ),
  response: wireNothing,
});
