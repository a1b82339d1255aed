/** An order on its way to the invoice page, handed over through the browser's storage (S2 §2). */
import * as v from 'valibot';
import { orderStatuses, type OrderDetails } from '#domain/order.ts';

const paisa = v.pipe(v.number(), v.finite());

/** As it was written by the tab before: our own names, checked all the same. */
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
    cashback: paisa,
    paymentStatus: v.string(),
  }),
  products: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
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
