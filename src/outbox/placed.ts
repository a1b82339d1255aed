/** What the pharmacy answered to an order, kept beside the submissions: the worker may have heard it while no page was open. */
import type { PlacedOrder } from '#domain/order.ts';
import { outboxStore, receiptKey } from './store.ts';

const bySubmission = (submissionId: string) => `placed/${submissionId}`;
const byOrder = (orderId: string) => `order-key/${orderId}`;

/** Remembers the answer: by its submission, and a guest's key by the order's id. */
export async function keepPlaced(submissionId: string, placed: PlacedOrder): Promise<void> {
  await outboxStore.keep(bySubmission(submissionId), placed);
  if (placed.accessKey) await outboxStore.keep(byOrder(placed.id), placed.accessKey);
}

/** The answer to a submission; null where none is known on this phone. */
export async function placedBy(submissionId: string): Promise<PlacedOrder | null> {
  const kept = await outboxStore.kept(bySubmission(submissionId)).catch(() => null);
  return isPlaced(kept) ? kept : null;
}

/** The key of a guest's order that this phone has placed; '' where it has none. */
export async function accessKeyOf(orderId: string): Promise<string> {
  const kept = await outboxStore.kept(byOrder(orderId)).catch(() => null);
  return typeof kept === 'string' ? kept : '';
}

/** What was told to a customer about these submissions goes with him: answers, receipts, numbers. */
export async function forgetTold(submissionIds: readonly string[]): Promise<void> {
  await outboxStore.forget(submissionIds.flatMap((id) => [bySubmission(id), receiptKey(id)]));
}

function isPlaced(kept: unknown): kept is PlacedOrder {
  if (typeof kept !== 'object' || kept === null) return false;
  const told = { id: null, orderNo: null, accessKey: null, ...kept };
  return [told.id, told.orderNo, told.accessKey].every((part) => typeof part === 'string');
}
