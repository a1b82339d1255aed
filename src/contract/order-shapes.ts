/** How an order looks on the wire: in a list, and with its products (S2 §3). */
import * as v from 'valibot';
import {
  type Order,
  type OrderDetails,
  type OrderedProduct,
  orderStatuses,
  type OrderStatus,
  type OrderSummary,
} from '#domain/order.ts';
import { wireList } from './lists.ts';
import {
  wireFlag,
  wireId,
  wireInteger,
  wireMoment,
  wireObject,
  wireTakaOrZero,
  wireText,
} from './wire.ts';

const summaryEntries = {
  Id: wireId,
  OrderNo: wireText,
  Status: wireText,
  CreatedAt: wireMoment,
  PayableAmount: wireTakaOrZero,
  Remarks: wireText,
  Upazila: wireText,
  District: wireText,
  Province: wireText,
  // Ours:
  autoOrderIsActive: v.optional(wireFlag, false),
};

function summaryOf(
  wire: v.InferOutput<v.ObjectSchema<typeof summaryEntries, undefined>>,
): OrderSummary {
  return {
    id: wire.Id,
    orderNo: wire.OrderNo,
    status: statusOf(wire.Status),
    statusText: wire.Status,
    createdAt: wire.CreatedAt,
    payable: wire.PayableAmount,
    remarks: wire.Remarks,
    area: wire.Upazila,
    district: wire.District,
    division: wire.Province,
    isAutoOrder: wire.autoOrderIsActive,
  };
}

function statusOf(text: string): OrderStatus | 'Unknown' {
  const given = text.trim().toLowerCase();
  if (given === 'canceled') return 'Cancelled';
  return orderStatuses.find((status) => status.toLowerCase() === given) ?? 'Unknown';
}

/** An order in a list. */
export const orderSummary = v.pipe(
  wireObject(summaryEntries),
  v.transform((wire) => summaryOf(wire)),
);

const order = v.pipe(
  wireObject({
    ...summaryEntries,
    ComtactName: wireText,
    ComtactPhone: wireText,
    ComtactEmail: wireText,
    AddressType: wireText,
    TotalAmount: wireTakaOrZero,
    CouponDiscount: wireTakaOrZero,
    ShippingCharge: wireTakaOrZero,
    PaidAmount: wireTakaOrZero,
    PaymentLeft: wireTakaOrZero,
    CashBack: wireTakaOrZero,
    PaymentStatus: wireText,
    CustomerId: wireText,
    // Ours: house and road, which the documents' order does not carry.
    Address: v.optional(wireText, ''),
  }),
  v.transform((wire): Order => ({
    ...summaryOf(wire),
    customerId: wire.CustomerId,
    contactName: wire.ComtactName,
    contactPhone: wire.ComtactPhone,
    contactEmail: wire.ComtactEmail,
    addressType: wire.AddressType,
    address: wire.Address,
    total: wire.TotalAmount,
    couponDiscount: wire.CouponDiscount,
    deliveryCharge: wire.ShippingCharge,
    paid: wire.PaidAmount,
    // Never shown below 0 (S2 §9).
    left: Math.max(0, wire.PaymentLeft),
    cashback: wire.CashBack,
    paymentStatus: wire.PaymentStatus,
  })),
);

const orderedProduct = v.pipe(
  wireObject({
    ProductId: wireId,
    Name: wireText,
    Strength: wireText,
    Image: wireText,
    GenericName: wireText,
    Category: wireText,
    Supplier: wireText,
    UnitPrice: wireTakaOrZero,
    Quantity: wireInteger,
    Discount: wireTakaOrZero,
    TotalAmount: wireTakaOrZero,
  }),
  v.transform((wire): OrderedProduct => ({
    productId: wire.ProductId,
    name: wire.Name,
    strength: wire.Strength,
    image: wire.Image,
    genericName: wire.GenericName,
    category: wire.Category,
    company: wire.Supplier,
    unitPrice: wire.UnitPrice,
    quantity: wire.Quantity,
    discount: wire.Discount,
    total: wire.TotalAmount,
  })),
);

/** An order and its products. */
export const orderDetails = v.pipe(
  wireObject({ Order: order, Products: wireList(orderedProduct) }),
  v.transform((wire): OrderDetails => ({ order: wire.Order, products: wire.Products })),
);
