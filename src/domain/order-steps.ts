/** Where an order stands on its way (customer-area-48). */
import type { Order, OrderStatus } from './order.ts';

/** The five steps; the last is called completed. */
export const orderSteps = [
  'Pending',
  'Confirmed',
  'Processing',
  'Delivering',
  'Delivered',
] as const satisfies readonly OrderStatus[];

export interface OrderStep {
  step: (typeof orderSteps)[number];
  /** Earlier steps are passed, the current one is active; none is of a cancelled order. */
  progress: 'passed' | 'active' | 'ahead';
}

/** The stepper of an order. A status that we do not know stands on no step. */
export function stepsOf(status: OrderStatus | 'Unknown'): OrderStep[] {
  const at = orderSteps.findIndex((step) => step === status);
  return orderSteps.map((step, index) => ({ step, progress: progressAt(index, at) }));
}

/**
 * When an order came to each of its steps; nothing for what it has not reached,
 * or where the host does not say. That it is pending is known from its own moment.
 */
export function momentsOfSteps({
  createdAt,
  history,
}: Pick<Order, 'createdAt' | 'history'>): ReadonlyMap<OrderStep['step'], string> {
  const moments = new Map<OrderStep['step'], string>([['Pending', createdAt]]);
  for (const { status, at } of history) if (status !== 'Cancelled') moments.set(status, at);
  return moments;
}

function progressAt(index: number, at: number): OrderStep['progress'] {
  if (index === at) return 'active';
  return index < at ? 'passed' : 'ahead';
}
