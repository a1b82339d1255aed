import type { Paisa } from './money.ts';
import { noRefund, walletPartOf, type Order } from './order.ts';

export type OrderFigureName =
  | 'total'
  | 'coupon'
  | 'charge'
  | 'wallet'
  | 'payable'
  | 'orderAmount'
  | 'paid'
  | 'left'
  | 'walletRefund'
  | 'refundDue'
  | 'handRefund';

export interface OrderFigure {
  name: OrderFigureName;
  /** Negative for a deduction. */
  amount: Paisa;
}

type Amounts = Pick<
  Order,
  'total' | 'couponDiscount' | 'deliveryCharge' | 'payable' | 'paid' | 'left'
> &
  Partial<Pick<Order, 'status' | 'refund'>>;

/** Shown even if they are 0. */
const always: ReadonlySet<OrderFigureName> = new Set([
  'total',
  'charge',
  'payable',
  'orderAmount',
  'paid',
  'left',
]);

/**
 * The amounts of an order, in the order of the calculation: total − coupon + charge − wallet =
 * payable; payable − paid = left, never below 0 (customer-area-35); then the refunds. A cancelled
 * order has no payable amount, so the same amount is shown as the order's amount.
 */
export function figuresOf(order: Amounts): OrderFigure[] {
  const { total, couponDiscount, deliveryCharge, payable, paid, left } = order;
  const refund = order.refund ?? noRefund;
  const figures: OrderFigure[] = [
    { name: 'total', amount: total },
    { name: 'coupon', amount: -couponDiscount },
    { name: 'charge', amount: deliveryCharge },
    { name: 'wallet', amount: -walletPartOf(order) },
    { name: order.status === 'Cancelled' ? 'orderAmount' : 'payable', amount: payable },
    { name: 'paid', amount: paid },
    { name: 'left', amount: Math.max(0, left) },
    { name: 'walletRefund', amount: refund.wallet },
    { name: 'refundDue', amount: refund.due },
    { name: 'handRefund', amount: refund.byHand },
  ];
  return figures.filter(({ name, amount }) => always.has(name) || amount !== 0);
}
