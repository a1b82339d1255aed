/** How the shop's people move an order on: forward step by step, or cancelled; who may, and what must come first (counter-122 to counter-125). */
import { orderSteps } from './order-steps.ts';
import type { OrderStatus } from './order.ts';
import type { StaffRole } from './staff.ts';

/** What deciding about a move takes to know of an order. */
export interface MovableOrder {
  status: OrderStatus;
  /** Something in it goes only against a prescription. */
  needsCheck: boolean;
  /** A pharmacist has looked at its prescriptions, or said why it may go without. */
  isChecked: boolean;
}

/** Why an order may not be moved so. */
export type MoveProblem = 'ended' | 'not-next' | 'unchecked' | 'not-yours';

/** The status after this one; null after the last, and of a cancelled order. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  const at = orderSteps.findIndex((step) => step === status);
  return at === -1 ? null : (orderSteps[at + 1] ?? null);
}

/** True where nothing happens to an order any more. */
export function isEnded(status: OrderStatus): boolean {
  return status === 'Delivered' || status === 'Cancelled';
}

/**
 * Why somebody of that role may not move the order there; null where they may. The command line
 * (`steps: 'any'`) may also leave steps out or go back, but leaves Pending no sooner than the counter does.
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
  if (order.status === 'Pending' && order.needsCheck && !order.isChecked) return 'unchecked';
  return null;
}

/** By what money is taken at the door or the counter. */
export const handServices = ['Cash', 'bKash', 'Nagad', 'Rocket', 'Card'] as const;

export type HandService = (typeof handServices)[number];

interface Given {
  status: OrderStatus;
  paid: number;
  wallet: number;
  refunded: number;
}

/** What the owner may still give back of an order that stands, in paisa; a cancelled one has given all back by itself. */
export function refundable({ status, paid, wallet, refunded }: Given): number {
  return status === 'Cancelled' ? 0 : Math.max(0, paid + wallet - refunded);
}
