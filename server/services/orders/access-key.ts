import { createHmac } from 'node:crypto';
import { hashToken } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** 256 bits that only this server can make of the order's id: a repeated answer carries the same key, and only its hash is kept. */
export function accessKeyOf({ secret }: Pick<AppContext, 'secret'>, id: string): string {
  return createHmac('sha256', secret).update(`order ${id}`).digest('base64url');
}

/** What a guest sees the order with; '' for a customer's. */
export function keyOfOrder(
  context: Pick<AppContext, 'secret'>,
  order: { id: string; accessHash: string | null },
): string {
  const key = accessKeyOf(context, order.id);
  return order.accessHash === hashToken(key) ? key : '';
}
