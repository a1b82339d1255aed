import type { Paisa } from './money.ts';
import { walletPartOf, type Order } from './order.ts';

export type OrderFigureName =
  | 'total'
  | 'coupon'
  | 'charge'
  | 'wallet'
  | 'payable'
  | 'paid'
  | 'left';

export interface OrderFigure {
  name: OrderFigureName;
  /** Below 0 for what is taken off. */
  amount: Paisa;
}

type Amounts = Pick<
  Order,
  'total' | 'couponDiscount' | 'deliveryCharge' | 'payable' | 'paid' | 'left'
>;

/**
 * What an order costs, in the order in which it adds up: total − coupon + charge
 * − wallet = payable; payable − paid = left, never below 0 (customer-area-35). Coupon and
 * wallet only where they took something off.
 */
export function figuresOf(order: Amounts): OrderFigure[] {
  const { total, couponDiscount, deliveryCharge, payable, paid, left } = order;
  const wallet = walletPartOf(order);
  const figures: OrderFigure[] = [
    { name: 'total', amount: total },
    { name: 'coupon', amount: -couponDiscount },
    { name: 'charge', amount: deliveryCharge },
    { name: 'wallet', amount: -wallet },
    { name: 'payable', amount: payable },
    { name: 'paid', amount: paid },
    { name: 'left', amount: Math.max(0, left) },
  ];
  return figures.filter(
    ({ name, amount }) => (name !== 'coupon' && name !== 'wallet') || amount < 0,
  );
}
