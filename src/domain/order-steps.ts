/** The progress of an order (customer-area-48). */
import type { Order, OrderStatus } from './order.ts';

/** The five steps. The last one is called completed. */
export const orderSteps = [
  'Pending',
  'Confirmed',
  'Processing',
  'Delivering',
  'Delivered',
] as const satisfies readonly OrderStatus[];

export interface OrderStep {
  step: (typeof orderSteps)[number];
  /**
   * Earlier steps are passed and the current one is active. For a cancelled order every step is
   * ahead.
   */
  progress: 'passed' | 'active' | 'ahead';
}

/** The stepper of an order. An unknown status makes no step active. */
export function stepsOf(status: OrderStatus | 'Unknown'): OrderStep[] {
  const at = orderSteps.findIndex((step) => step === status);
  return orderSteps.map((step, index) => ({ step, progress: progressAt(index, at) }));
}

/**
 * The time at which an order reached each of its steps. Steps that it has not reached are missing,
 * as are those that the host does not report. The time of Pending is the creation time.
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
