/** Placing, listing and reading orders (checkout-68, customer-area-23, customer-area-30). */
import * as v from 'valibot';
import { addressTypes } from '#domain/address.ts';
import type { PlacedOrder } from '#domain/order.ts';
import { orderTabs } from '#domain/order-tabs.ts';
import { endpoint } from './endpoint.ts';
import { byId, filteredPage, wirePage, wirePageNumber, wirePageSize } from './lists.ts';
import { orderDetails, orderSummary } from './order-shapes.ts';
import { shippingAddress, shippingExtras } from './shipping.ts';
import {
  anyCase,
  oneOf,
  tidied,
  wireFlag,
  wireId,
  wireInteger,
  wireIntegerOrZero,
  wireObject,
  wireTakaOrZero,
  wireText,
} from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

/** Maximum number of lines, and of prescriptions, in one order (checkout-62). */
const maxLines = 100;

/**
 * The amounts are those that the customer was shown (checkout-67). The server computes its own, and
 * refuses the order if they are higher than agreed.
 */
export const place = endpoint({
  name: 'orders.place',
  method: 'POST',
  path: 'ProductOrderArea/Order/Add',
  activity: 'ActivityId',
  idempotent: true,
  extras: ['AddressType', 'WalletConsent', ...shippingExtras],
  request: v.pipe(
    wireObject({
      TotalItem: wireIntegerOrZero,
      TotalQuantity: wireIntegerOrZero,
      TotalAmount: wireTakaOrZero,
      ShippingCharge: wireTakaOrZero,
      PayableAmount: wireTakaOrZero,
      From: v.optional(wireText, 'WEB_CART'),
      address: shippingAddress,
      Items: v.pipe(
        v.array(wireObject({ ProductId: wireId, Quantity: wireInteger })),
        v.maxLength(maxLines),
      ),
      ActivityId: wireActivityId,
      Remarks: wireText,
      autoOrderIsActive: wireFlag,
      CoupenAmount: wireTakaOrZero,
      CouponId: v.optional(wireText, ''),
      ImgId: v.optional(
        v.pipe(
          tidied(v.array(wireId), (value) => value ?? []),
          v.maxLength(maxLines),
        ),
        [],
      ),
      Cashback: wireTakaOrZero,
      fineCash: wireTakaOrZero,
      DistrictId: wireText,
      // Our addition: Home, Office or Other, for the order's own AddressType.
      AddressType: v.optional(wireText, ''),
      // Our addition: the phone's signature that lets this submission use the wallet.
      WalletConsent: v.optional(wireText, ''),
      PaymentMethod: v.picklist(['CASH_ON_DELIVERY', 'PAY_NOW']),
    }),
    v.transform((request) => ({
      lines: request.Items.map((line) => ({ productId: line.ProductId, quantity: line.Quantity })),
      address: request.address,
      districtId: request.DistrictId,
      addressType: addressTypes.find((type) => type === request.AddressType) ?? null,
      remarks: request.Remarks,
      isAutoOrder: request.autoOrderIsActive,
      couponId: request.CouponId,
      prescriptionIds: request.ImgId,
      paymentMethod: request.PaymentMethod,
      activityId: request.ActivityId,
      from: request.From,
      walletConsent: request.WalletConsent,
      /** The amounts that the customer was shown and agreed to. */
      agreed: {
        total: request.TotalAmount,
        deliveryCharge: request.ShippingCharge,
        couponDiscount: request.CoupenAmount,
        cashback: request.Cashback,
        wallet: request.fineCash,
        payable: request.PayableAmount,
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

/**
 * The customer's orders by tab, 5 per page (customer-area-23). `status` is our addition: a host
 * without it returns all orders.
 */
export const list = endpoint({
  name: 'orders.list',
  method: 'GET',
  path: 'ProductOrderArea/Order/Get',
  extras: ['status'],
  request: v.pipe(
    anyCase({
      pageNumber: wirePageNumber,
      pageSize: wirePageSize({ usual: 5, max: 100 }),
      status: v.optional(oneOf(orderTabs, 'All'), 'All'),
    }),
    v.transform((request) => ({
      page: request.pageNumber,
      pageSize: request.pageSize,
      tab: request.status,
    })),
  ),
  response: wirePage(orderSummary),
  access: 'customer',
});

export const details = endpoint({
  name: 'orders.details',
  method: 'GET',
  path: 'ProductOrderArea/Order/Details/{id}',
  request: byId,
  response: orderDetails,
  access: 'customer',
});

/**
 * A guest's order, opened with the access key from its placement (checkout-85), never with its
 * number.
 */
export const guestDetails = endpoint({
  name: 'orders.guestDetails',
  method: 'POST',
  path: 'ProductOrderArea/Order/GuestDetails',
  added: true,
  request: v.pipe(
    wireObject({ Id: wireId, AccessKey: wireId }),
    v.transform((request) => ({ id: request.Id, accessKey: request.AccessKey })),
  ),
  response: orderDetails,
});

/** The orders of the Purchases screen, 10 per page. */
export const purchases = endpoint({
  name: 'orders.purchases',
  method: 'POST',
  path: 'ProductOrderArea/Order/Purchases',
  request: filteredPage({ usual: 10, max: 100 }),
  response: wirePage(orderSummary),
  access: 'customer',
});
