/** What the server tells one customer alone. */
import { reasonOf } from './failure.ts';

const privately = 'private';

/**
 * The key of a private question: it names its customer, so that nobody is ever
 * shown another one's answer; all of them are forgotten at sign-out.
 */
export function privateKey<const Rest extends readonly unknown[]>(
  customerId: string,
  ...rest: Rest
): readonly [typeof privately, string, ...Rest] {
  return [privately, customerId, ...rest];
}

/** The customer whose question it is; null for everybody's. */
export function ownerOfKey(key: readonly unknown[]): string | null {
  return key[0] === privately && typeof key[1] === 'string' ? key[1] : null;
}

/**
 * True only where the server itself says that the session is none (any more):
 * 401 or 403, as the status or as the code of a refusal (sign-in-53).
 */
export function saysSessionEnded(failure: unknown): boolean {
  const reason = reasonOf(failure);
  if (reason.kind === 'status') return reason.status === 401 || reason.status === 403;
  return reason.kind === 'refused' && (reason.code === '401' || reason.code === '403');
}
