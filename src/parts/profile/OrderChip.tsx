import type { OrderSummary } from '#domain/order.ts';
import { useText } from '#state/language.ts';
import { orderStatusText } from '#text/order-status.ts';
import { Badge } from '#ui/Badge.tsx';
import { statusLook } from './status-look.ts';

/**
 * The status of an order. Colour and text both show it, never the colour alone (customer-area-45).
 */
export function OrderChip({ order }: { order: Pick<OrderSummary, 'status' | 'statusText'> }) {
  const t = useText(orderStatusText);
  const words = order.status === 'Unknown' ? order.statusText : t[order.status];
  return <Badge {...statusLook(order.status)}>{words}</Badge>;
}
