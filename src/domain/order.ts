import type { Paisa } from './money.ts';
import type { OrderTab } from './order-tabs.ts';

/** In order of progress (customer-area-44). */
export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Processing',
  'Delivering',
  'Delivered',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/**
 * The status of the orders in a tab; null for all (customer-area-22: "Delivering" contains
 * Delivered).
 */
export const statusOfTab: Readonly<Record<OrderTab, OrderStatus | null>> = {
  All: null,
  Confirmed: 'Confirmed',
  Processing: 'Processing',
  Delivering: 'Delivered',
  Cancel: 'Cancelled',
};

export function isInTab(order: Pick<OrderSummary, 'status'>, tab: OrderTab): boolean {
  const status = statusOfTab[tab];
  return status === null || order.status === status;
}

/** True if the order or request may still change; false for an unknown status. */
export function isUnderWay({ status }: { status: string }): boolean {
  return status !== 'Delivered' && status !== 'Cancelled' && status !== 'Unknown';
}

/** The payment methods of an order (payments-1). */
export const paymentMethods = ['CASH_ON_DELIVERY', 'PAY_NOW'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * A host may send a status that we do not know. It is displayed as text and makes no step active.
 */
interface ShownStatus {
  status: OrderStatus | 'Unknown';
  /** The host's own word for the status. */
  statusText: string;
}

/** An order in a list (customer-area-25). */
export interface OrderSummary extends ShownStatus {
  id: string;
  orderNo: string;
  createdAt: string;
  payable: Paisa;
  remarks: string;
  area: string;
  district: string;
  division: string;
  /** Auto Order After 28 Days. */
  isAutoOrder: boolean;
  /** The first ordered products; empty if the host does not send them. */
  firstProducts: PreviewedProduct[];
  /** The number of different products; 0 if the host does not send it. */
  productCount: number;
}

/** The fields of a product that the list of orders displays. */
export interface PreviewedProduct {
  name: string;
  /** '' if the shop has no Bengali name. */
  nameBn: string;
  strength: string;
  image: string;
}

/** A status and the time at which the order reached it. */
export interface StatusChange {
  status: OrderStatus;
  at: string;
}

/** Refunded money of an order, by its destination. */
export interface Refund {
  /** Returned to the wallet. */
  wallet: Paisa;
  /** To be returned by hand, because the order has no account. */
  due: Paisa;
  /** Returned by hand. */
  byHand: Paisa;
}

export const noRefund: Refund = { wallet: 0, due: 0, byHand: 0 };

export interface Order extends OrderSummary {
  customerId: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  addressType: string;
  /** House and road; '' if the host does not send them. */
  address: string;
  total: Paisa;
  couponDiscount: Paisa;
  deliveryCharge: Paisa;
  paid: Paisa;
  /** Never below 0. */
  left: Paisa;
  /** The money that was or will be refunded; zeros if the host does not send it. */
  refund: Refund;
  /** A reward on the next order, not a deduction. */
  cashback: Paisa;
  paymentStatus: string;
  /** '' if the host does not send it. */
  paymentMethod: PaymentMethod | '';
  /**
   * The services that were used for payments so far, such as bKash or Cash; empty if nothing was
   * paid or the host does not send them.
   */
  paymentServices: string[];
  /** Payments that the customer has reported and that are not accepted (payments-50). */
  claims: PaymentClaim[];
  /** Every status of the order, oldest first; empty if the host does not send them. */
  history: StatusChange[];
}

/** A payment that the customer has reported: it is to be verified, or was refused (payments-50). */
export interface PaymentClaim {
  id: string;
  service: string;
  /** The transaction id. */
  reference: string;
  amount: Paisa;
  isRefused: boolean;
  /** The pharmacy's sentence for a refusal; '' for the standard one. */
  reason: string;
  at: string;
}

/** The cashback that an order promises or has paid; 0 for a cancelled order (customer-area-38). */
export function cashbackOf({ status, cashback }: Pick<Order, 'status' | 'cashback'>): Paisa {
  return status === 'Cancelled' ? 0 : cashback;
}

/**
 * The part that the wallet paid: the amount by which total − coupon + charge exceeds the payable
 * (customer-area-36). The wire has no field for it.
 */
export function walletPartOf(
  order: Pick<Order, 'total' | 'couponDiscount' | 'deliveryCharge' | 'payable'>,
): Paisa {
  const { total, couponDiscount, deliveryCharge, payable } = order;
  return Math.max(0, total - couponDiscount + deliveryCharge - payable);
}

/**
 * All money received for the order from outside the wallet, including payments after its
 * cancellation.
 */
export function moneyReceived(
  order: Pick<Order, 'status' | 'paid' | 'refund'> & Parameters<typeof walletPartOf>[0],
): Paisa {
  const { wallet, due, byHand } = order.refund;
  if (order.status !== 'Cancelled') return order.paid;
  return Math.max(order.paid, wallet + due + byHand - walletPartOf(order));
}

/**
 * The state of an order's payment. For a cancelled order it follows from the refund, otherwise the
 * host sends it.
 */
export function paymentStateOf({
  status,
  paymentStatus,
  refund,
}: Pick<Order, 'status' | 'paymentStatus' | 'refund'>): string {
  if (status !== 'Cancelled') return paymentStatus;
  if (refund.due > 0) return 'Refund Due';
  if (refund.wallet > 0) return 'Refunded To Wallet';
  if (refund.byHand > 0) return 'Refunded';
  return paymentStatus === 'Unpaid' ? 'Nothing Paid' : paymentStatus;
}

export interface OrderedProduct {
  productId: string;
  /** The product's name at the time of the order. */
  name: string;
  /** '' if the shop has no Bengali name. */
  nameBn: string;
  strength: string;
  image: string;
  genericName: string;
  category: string;
  company: string;
  unitPrice: Paisa;
  quantity: number;
  discount: Paisa;
  total: Paisa;
}

export interface OrderDetails {
  order: Order;
  products: OrderedProduct[];
}

/**
 * The response to a placed order. A guest can open the order again only with its access key, which
 * is '' if there is none.
 */
export interface PlacedOrder {
  id: string;
  orderNo: string;
  accessKey: string;
}
