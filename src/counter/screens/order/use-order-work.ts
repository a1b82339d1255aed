import { useState } from 'react';
import { useSession } from '#counter/api/session.ts';
import { useWork, type WorkState } from '#counter/parts/work/use-work.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { isEnded } from '#domain/order-moves.ts';
import type { OrderStatus } from '#domain/order.ts';

/**
 * Works on an order that is open here, as {@link useWork} does. Who has moved it on has handed it
 * on: it is not taken again for them by itself (counter-231).
 */
export function useOrderWork({ id, status, worker }: CounterOrder): WorkState {
  const role = useSession().member?.role;
  const isAtHand = !isEnded(status) && (role !== 'packer' || status !== 'Pending');
  const [begunAt, begin] = useState<OrderStatus | null>(null);
  if (isAtHand && begunAt === null) begin(status);
  const isHandedOn = begunAt !== null && status !== begunAt && !worker?.isMe;
  const work = useWork({ kind: 'order', id, worker, isToDo: isAtHand && !isHandedOn });
  return isAtHand ? work : 'free';
}
