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

/** The tone in which an order's status is shown. */
export function orderTone(status: OrderStatus): StatusTone {
  return tones[status];
}
