/**
 * Rules for how staff move an order: one step forward, or to cancelled; which roles may, and which
 * checks come first (counter-122 to counter-125).
 */
import { orderSteps } from './order-steps.ts';
import type { OrderStatus } from './order.ts';
import type { StaffRole } from './staff.ts';

/** The facts about an order that decide whether it may be moved. */
export interface MovableOrder {
  status: OrderStatus;
  /** The order contains a product that requires a prescription. */
  needsCheck: boolean;
  /**
   * A pharmacist has checked the prescriptions, or has given a reason why the order may go without.
   */
  isChecked: boolean;
  /** The customer has reported a payment that is to be verified. */
  isUnverified: boolean;
}

/** The reason why an order may not be moved. */
export type MoveProblem = 'ended' | 'not-next' | 'unchecked' | 'unverified' | 'not-yours';

/** The next status; null after the last one and for a cancelled order. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  const at = orderSteps.findIndex((step) => step === status);
  return at === -1 ? null : (orderSteps[at + 1] ?? null);
}

/** True if the order cannot change any more. */
export function isEnded(status: OrderStatus): boolean {
  return status === 'Delivered' || status === 'Cancelled';
}

/**
 * The reason why a staff member of that role may not move the order to `to`; null if they may. With
 * `steps: 'any'` (the command line) steps may be skipped or reversed, but an order leaves Pending
 * under the same condition as at the counter.
 */
export function moveProblem(
  order: MovableOrder,
  to: OrderStatus,
  role: StaffRole,
  steps: 'forward' | 'any' = 'forward',
): MoveProblem | null {
  if (isEnded(order.status) || order.status === to) return 'ended';
  if (role === 'packer' && (order.status === 'Pending' || to === 'Cancelled')) return 'not-yours';
  if (to === 'Cancelled') return null;
  if (steps === 'forward' && to !== nextStatus(order.status)) return 'not-next';
  if (order.status !== 'Pending') return null;
  if (order.needsCheck && !order.isChecked) return 'unchecked';
  return order.isUnverified ? 'unverified' : null;
}

/** Ways in which money is taken at the door or at the counter. */
export const handServices = ['Cash', 'bKash', 'Nagad', 'Rocket', 'Card'] as const;

export type HandService = (typeof handServices)[number];

interface Given {
  status: OrderStatus;
  paid: number;
  wallet: number;
  refunded: number;
}

/**
 * The amount in paisa that the owner may still refund for an order that is not cancelled. A
 * cancelled order has refunded everything automatically.
 */
export function refundable({ status, paid, wallet, refunded }: Given): number {
  return status === 'Cancelled' ? 0 : Math.max(0, paid + wallet - refunded);
}
