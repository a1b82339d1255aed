/** Payment history and starting a payment (payments-33). */
import * as v from 'valibot';
import type { Payment } from '#domain/payment.ts';
import { endpoint } from './endpoint.ts';
import { filteredPage, wirePage } from './lists.ts';
import { walletNames } from '#domain/shop.ts';
import { wireId, wireNothing, wireObject, wireTaka, wireText } from './wire.ts';
import { wireMomentOrNull } from './wire-moment.ts';

const payment = v.pipe(
  wireObject({
    Id: wireId,
    OrderId: wireText,
    OrderNo: wireText,
    TranId: wireText,
    CardType: wireText,
    AttemptAmount: wireTaka,
    Status: wireText,
    PaymentDate: wireMomentOrNull,
    // Our additions:
    StartedAt: v.optional(wireMomentOrNull, null),
  }),
  v.transform((wire): Payment => ({
    id: wire.Id,
    orderId: wire.OrderId,
    orderNo: wire.OrderNo,
    transactionId: wire.TranId,
    service: wire.CardType,
    amount: wire.AttemptAmount,
    status: wire.Status,
    paidAt: wire.PaymentDate,
    startedAt: wire.StartedAt,
  })),
);

export const list = endpoint({
  name: 'payments.list',
  method: 'POST',
  path: 'ProductOrderArea/Payment/Get',
  request: filteredPage({ usual: 10, max: 100 }),
  response: wirePage(payment),
  access: 'customer',
});

/**
 * Starts a payment of an order's remaining amount and returns the URL of the payment page. A guest
 * sends the order's access key.
 */
export const start = endpoint({
  name: 'payments.start',
  method: 'POST',
  path: 'ProductOrderArea/Payment/Start',
  added: true,
  request: v.pipe(
    wireObject({ OrderId: wireId, AccessKey: v.optional(wireText, '') }),
    v.transform((request) => ({ orderId: request.OrderId, accessKey: request.AccessKey })),
  ),
  response: v.pipe(
    wireObject({ Url: wireId }),
    v.transform((wire) => ({ url: wire.Url })),
  ),
});

/**
 * Reports a payment to the shop's own account by its transaction id. It waits until staff have
 * verified it (payments-50). The page creates `PaymentId`, so that a repeated report is stored
 * once. A guest sends the order's access key.
 */
export const report = endpoint({
  name: 'payments.report',
  method: 'POST',
  path: 'ProductOrderArea/Payment/Report',
  added: true,
  request: v.pipe(
    wireObject({
      OrderId: wireId,
      AccessKey: v.optional(wireText, ''),
      PaymentId: v.pipe(v.string(), v.uuid()),
      Wallet: v.picklist(walletNames),
      TransactionId: v.pipe(v.string(), v.maxLength(80)),
      Amount: v.pipe(wireTaka, v.integer(), v.minValue(1)),
    }),
    v.transform((request) => ({
      orderId: request.OrderId,
      accessKey: request.AccessKey,
      paymentId: request.PaymentId,
      wallet: request.Wallet,
      transactionId: request.TransactionId,
      amount: request.Amount,
    })),
  ),
  response: wireNothing,
});
