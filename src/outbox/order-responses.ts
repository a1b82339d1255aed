/** The pharmacy's responses to orders, stored beside the submissions: the worker may have received them while no page was open. */
import type { PlacedOrder } from '#domain/order.ts';
import { outboxStore, receiptKey } from './store.ts';

const bySubmission = (submissionId: string) => `placed/${submissionId}`;
const byOrder = (orderId: string) => `order-key/${orderId}`;

/** Stores the response: by its submission, and a guest's key by the order's id. */
export async function storeOrderResponse(
  submissionId: string,
  response: PlacedOrder,
): Promise<void> {
  await outboxStore.write(bySubmission(submissionId), response);
  if (response.accessKey) await outboxStore.write(byOrder(response.id), response.accessKey);
}

/** A guest's key that came otherwise: with an accepted answer, or in a link. A phone without room for it does without. */
export async function keepAccessKey(orderId: string, accessKey: string): Promise<void> {
  await outboxStore.write(byOrder(orderId), accessKey).catch(() => undefined);
}

/** The response to a submission; null where this phone has none. */
export async function orderResponseOf(submissionId: string): Promise<PlacedOrder | null> {
  const stored = await outboxStore.read(bySubmission(submissionId)).catch(() => null);
  return isOrderResponse(stored) ? stored : null;
}

/** The key of a guest's order that this phone has placed; '' where it has none. */
export async function accessKeyOf(orderId: string): Promise<string> {
  const stored = await outboxStore.read(byOrder(orderId)).catch(() => null);
  return typeof stored === 'string' ? stored : '';
}

/** What a customer was told about these submissions goes with them: responses, receipts, numbers. */
export async function forgetOrderResponses(submissionIds: readonly string[]): Promise<void> {
  await outboxStore.remove(submissionIds.flatMap((id) => [bySubmission(id), receiptKey(id)]));
}

function isOrderResponse(stored: unknown): stored is PlacedOrder {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = { id: null, orderNo: null, accessKey: null, ...stored };
  return [fields.id, fields.orderNo, fields.accessKey].every((part) => typeof part === 'string');
}
