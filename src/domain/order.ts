import type { Paisa } from './money.ts';
import type { OrderTab } from './order-tabs.ts';

/** From the first to the last (customer-area-44). */
export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Processing',
  'Delivering',
  'Delivered',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The status that a tab holds; null for every one (customer-area-22: "Delivering" holds Delivered). */
export const statusOfTab: Readonly<Record<OrderTab, OrderStatus | null>> = {
  All: null,
  Confirmed: 'Confirmed',
  Processing: 'Processing',
  Delivering: 'Delivered',
  Cancel: 'Cancelled',
};

/** True where the order stands in the tab. */
export function isInTab(order: Pick<OrderSummary, 'status'>, tab: OrderTab): boolean {
  const status = statusOfTab[tab];
  return status === null || order.status === status;
}

/** True while something may still happen to an order or a request; of a status that we do not know, nobody can say. */
export function isUnderWay({ status }: { status: string }): boolean {
  return status !== 'Delivered' && status !== 'Cancelled' && status !== 'Unknown';
}

/** How an order is paid (payments-1). */
export type PaymentMethod = 'CASH_ON_DELIVERY' | 'PAY_NOW';

/** A host may know a status that we do not: it is shown as it is and stands on no step. */
interface ShownStatus {
  status: OrderStatus | 'Unknown';
  /** The host's own word. */
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
  /** The first of what was ordered; none at a host that does not say. */
  firstProducts: PreviewedProduct[];
  /** How many different products there are; 0 at a host that does not say. */
  productCount: number;
}

/** What the list of orders shows of a product. */
export interface PreviewedProduct {
  name: string;
  /** '' where the shop knows none. */
  nameBn: string;
  strength: string;
  image: string;
}

/** A status and when the order came to it. */
export interface StatusChange {
  status: OrderStatus;
  at: string;
}

/** Money of an order that is the customer's again, by where it is. */
export interface Refund {
  /** Returned to the wallet. */
  wallet: Paisa;
  /** To be returned by hand: the order has no account. */
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
  /** House and road; '' where the host does not say. */
  address: string;
  total: Paisa;
  couponDiscount: Paisa;
  deliveryCharge: Paisa;
  paid: Paisa;
  /** Never below 0. */
  left: Paisa;
  /** What has gone back of the money, or will; nothing at a host that does not say. */
  refund: Refund;
  /** A reward on the next order, not a deduction. */
  cashback: Paisa;
  paymentStatus: string;
  /** How it is paid; '' at a host that does not say. */
  paymentMethod: PaymentMethod | '';
  /** By what money has come so far: bKash, Cash; none where nothing has, or the host does not say. */
  paymentServices: string[];
  /** Each status that it has had, the oldest first; none at a host that does not say. */
  history: StatusChange[];
}

/** The cashback that an order promises or has brought; a cancelled one brings none (customer-area-38). */
export function cashbackOf({ status, cashback }: Pick<Order, 'status' | 'cashback'>): Paisa {
  return status === 'Cancelled' ? 0 : cashback;
}

/** What the wallet paid of it: what total − coupon + charge is more than the payable (customer-area-36). The wire does not name it. */
export function walletPartOf(
  order: Pick<Order, 'total' | 'couponDiscount' | 'deliveryCharge' | 'payable'>,
): Paisa {
  const { total, couponDiscount, deliveryCharge, payable } = order;
  return Math.max(0, total - couponDiscount + deliveryCharge - payable);
}

/** All that has come for it from outside the wallet, also what came after it was cancelled. */
export function moneyReceived(
  order: Pick<Order, 'status' | 'paid' | 'refund'> & Parameters<typeof walletPartOf>[0],
): Paisa {
  const { wallet, due, byHand } = order.refund;
  if (order.status !== 'Cancelled') return order.paid;
  return Math.max(order.paid, wallet + due + byHand - walletPartOf(order));
}

/** What became of an order's money: a cancelled one says where it is now, any other what its host says. */
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
  /** Under which it was ordered. */
  name: string;
  /** '' where the shop knows none. */
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

/** The answer to an order. A guest sees it again with its access key alone, '' where there is none. */
export interface PlacedOrder {
  id: string;
  orderNo: string;
  accessKey: string;
}
