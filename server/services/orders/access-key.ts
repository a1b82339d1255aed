import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/services/app-context.ts';

/** 256 bits that only this server can make of the order's id: a repeated answer carries the same key, and only its hash is kept. */
export function accessKeyOf({ secret }: Pick<AppContext, 'secret'>, id: string): string {
  return createHmac('sha256', secret).update(`order ${id}`).digest('base64url');
}
