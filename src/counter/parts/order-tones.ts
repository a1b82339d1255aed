import type { OrderStatus } from '#domain/order.ts';
import type { StatusTone } from './StatusPill.tsx';

const tones: Record<OrderStatus, StatusTone> = {
  Pending: 'waits',
  Confirmed: 'moves',
  Processing: 'moves',
  Delivering: 'moves',
  Delivered: 'done',
  Cancelled: 'over',
};

/** How an order's status looks. */
export function orderTone(status: OrderStatus): StatusTone {
  return tones[status];
}
