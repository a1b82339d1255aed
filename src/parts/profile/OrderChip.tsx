import type { OrderStatus, OrderSummary } from '#domain/order.ts';
import { useText } from '#state/language.ts';
import { orderStatusText } from '#text/order-history.ts';
import { Badge, type BadgeProps } from '#ui/Badge.tsx';

const looks: Record<OrderStatus | 'Unknown', Pick<BadgeProps, 'tone' | 'icon'>> = {
  Pending: { tone: 'offer', icon: 'clock' },
  Confirmed: { tone: 'moving', icon: 'check' },
  Processing: { tone: 'moving', icon: 'refresh' },
  Delivering: { tone: 'moving', icon: 'send' },
  Delivered: { tone: 'leaf', icon: 'check' },
  Cancelled: { tone: 'wrong', icon: 'close' },
  Unknown: { tone: 'line', icon: 'info' },
};

/** An order's status; its colour varies by status (S2 §4) and never speaks alone. */
export function OrderChip({ order }: { order: Pick<OrderSummary, 'status' | 'statusText'> }) {
  const t = useText(orderStatusText);
  const words = order.status === 'Unknown' ? order.statusText : t[order.status];
  return <Badge {...looks[order.status]}>{words}</Badge>;
}
