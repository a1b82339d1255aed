/** Orders on the wire: in a list, and with their products (customer-area-25, customer-area-30). */
import * as v from 'valibot';
import {
  type Order,
  type OrderDetails,
  type OrderedProduct,
  orderStatuses,
  type OrderStatus,
  type OrderSummary,
  type PaymentClaim,
  paymentMethods,
} from '#domain/order.ts';
import { wireList } from './lists.ts';
import {
  wireFlag,
  wireId,
  wireInteger,
  wireIntegerOrZero,
  wireObject,
  wireTakaOrZero,
  wireText,
} from './wire.ts';
import { wireMoment } from './wire-moment.ts';

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
  // Our additions:
  autoOrderIsActive: v.optional(wireFlag, false),
  FirstProducts: v.optional(
    wireList(wireObject({ Name: wireText, NameBn: wireText, Strength: wireText, Image: wireText })),
    [],
  ),
  ProductCount: v.optional(wireIntegerOrZero, 0),
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
    firstProducts: wire.FirstProducts.map((product) => ({
      name: product.Name,
      nameBn: product.NameBn,
      strength: product.Strength,
      image: product.Image,
    })),
    productCount: wire.ProductCount,
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

const claim = v.pipe(
  wireObject({
    Id: wireId,
    Service: wireText,
    Reference: wireText,
    Amount: wireTakaOrZero,
    IsRefused: wireFlag,
    Reason: wireText,
    CreatedAt: wireMoment,
  }),
  v.transform((wire): PaymentClaim => ({
    id: wire.Id,
    service: wire.Service,
    reference: wire.Reference,
    amount: wire.Amount,
    isRefused: wire.IsRefused,
    reason: wire.Reason,
    at: wire.CreatedAt,
  })),
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
    // Our addition: house and road, which a legacy host does not send.
    Address: v.optional(wireText, ''),
    // Our additions: the refunded amounts.
    WalletRefund: v.optional(wireTakaOrZero, 0),
    RefundDue: v.optional(wireTakaOrZero, 0),
    HandRefund: v.optional(wireTakaOrZero, 0),
    // Our additions: the payment method, the services used for payments, the payments to be
    // verified or refused, and the time of each status.
    PaymentMethod: v.optional(wireText, ''),
    PaymentServices: v.optional(wireList(wireText), []),
    Claims: v.optional(wireList(claim), []),
    History: v.optional(wireList(wireObject({ Status: wireText, CreatedAt: wireMoment })), []),
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
    // Never shown below 0 (customer-area-37).
    left: Math.max(0, wire.PaymentLeft),
    refund: { wallet: wire.WalletRefund, due: wire.RefundDue, byHand: wire.HandRefund },
    cashback: wire.CashBack,
    paymentStatus: wire.PaymentStatus,
    paymentMethod: paymentMethods.find((method) => method === wire.PaymentMethod) ?? '',
    paymentServices: wire.PaymentServices,
    claims: wire.Claims,
    history: wire.History.flatMap(({ Status, CreatedAt }) => {
      const status = statusOf(Status);
      return status === 'Unknown' ? [] : [{ status, at: CreatedAt }];
    }),
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
    // Our additions:
    NameBn: v.optional(wireText, ''),
  }),
  v.transform((wire): OrderedProduct => ({
    productId: wire.ProductId,
    name: wire.Name,
    nameBn: wire.NameBn,
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
