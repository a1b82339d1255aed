import { createHmac } from 'node:crypto';
import { hashToken } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';

/**
 * A guest's access key: 256 bits derived from the order's id with the server's secret. A repeated
 * response carries the same key, although only its hash is stored.
 */
export function accessKeyOf({ secret }: Pick<AppContext, 'secret'>, id: string): string {
  return createHmac('sha256', secret).update(`order ${id}`).digest('base64url');
}

/** The key with which a guest opens the order; '' for a customer's order. */
export function keyOfOrder(
  context: Pick<AppContext, 'secret'>,
  order: { id: string; accessHash: string | null },
): string {
  const key = accessKeyOf(context, order.id);
  return order.accessHash === hashToken(key) ? key : '';
}
