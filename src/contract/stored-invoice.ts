/**
 * An order that one tab passes to the invoice page through the browser's storage (checkout-106).
 */
import * as v from 'valibot';
import { noRefund, orderStatuses, type OrderDetails } from '#domain/order.ts';

const paisa = v.pipe(v.number(), v.finite());

const previewed = v.object({
  name: v.string(),
  nameBn: v.string(),
  strength: v.string(),
  image: v.string(),
});

/**
 * The order as the previous tab wrote it, in our own names. It is validated like any stored data.
 */
export const storedInvoice: v.GenericSchema<unknown, OrderDetails> = v.object({
  order: v.object({
    id: v.string(),
    orderNo: v.string(),
    status: v.picklist([...orderStatuses, 'Unknown']),
    statusText: v.string(),
    createdAt: v.string(),
    payable: paisa,
    remarks: v.string(),
    area: v.string(),
    district: v.string(),
    division: v.string(),
    isAutoOrder: v.boolean(),
    // Fields that an older version of the app has not written.
    firstProducts: v.optional(v.array(previewed), []),
    productCount: v.optional(v.number(), 0),
    customerId: v.string(),
    contactName: v.string(),
    contactPhone: v.string(),
    contactEmail: v.string(),
    addressType: v.string(),
    address: v.string(),
    total: paisa,
    couponDiscount: paisa,
    deliveryCharge: paisa,
    paid: paisa,
    left: paisa,
    refund: v.optional(v.object({ wallet: paisa, due: paisa, byHand: paisa }), noRefund),
    cashback: paisa,
    paymentStatus: v.string(),
    paymentMethod: v.optional(v.picklist(['CASH_ON_DELIVERY', 'PAY_NOW', '']), ''),
    paymentServices: v.optional(v.array(v.string()), []),
    // The invoice shows only money that has arrived.
    claims: v.optional(
      v.pipe(
        v.unknown(),
        v.transform(() => []),
      ),
      [],
    ),
    history: v.optional(
      v.array(v.object({ status: v.picklist(orderStatuses), at: v.string() })),
      [],
    ),
  }),
  products: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      nameBn: v.optional(v.string(), ''),
      strength: v.string(),
      image: v.string(),
      genericName: v.string(),
      category: v.string(),
      company: v.string(),
      unitPrice: paisa,
      quantity: v.number(),
      discount: paisa,
      total: paisa,
    }),
  ),
});
