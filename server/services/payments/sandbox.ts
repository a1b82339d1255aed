/**
 * The built-in gateway for development: a page with Pay, Fail and Cancel, and signed callbacks like
 * a partner's.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Callback, Confirmation, PaymentGateway } from './gateway.ts';

export const sandboxName = 'sandbox';
/** The path below the API. */
export const sandboxPath = 'PaymentSandbox';

export const sandboxClaims = ['success', 'fail', 'cancel'] as const;
export type SandboxClaim = (typeof sandboxClaims)[number];

/** The fields that the sandbox's page submits. The signature needs the server's secret. */
export function sandboxCallback(
  secret: string,
  claim: SandboxClaim,
  transactionId: string,
  amount: number,
): Callback {
  return {
    tran_id: transactionId,
    claim,
    sign: signatureOf(secret, claim, transactionId, amount),
  };
}

export function openSandbox(secret: string): PaymentGateway {
  return {
    name: sandboxName,
    start: ({ transactionId }) => Promise.resolve(`/api/${sandboxPath}/${transactionId}`),
    transactionOf: (callback) => callback['tran_id'] ?? '',
    confirm: (callback, expected) => Promise.resolve(confirm(secret, callback, expected.amount)),
    // The sandbox stores nothing, so a lookup cannot find a payment.
    lookUp: () => Promise.resolve({ kind: 'unknown' }),
    refund: () => Promise.resolve({ state: 'refunded', reply: '' }),
  };
}

function confirm(secret: string, callback: Callback, amount: number): Confirmation {
  const { tran_id: transactionId = '', claim = '', sign = '' } = callback;
  const expected = Buffer.from(signatureOf(secret, claim, transactionId, amount));
  const given = Buffer.from(sign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { kind: 'unknown' };
  if (claim === 'fail') return { kind: 'failed' };
  if (claim === 'cancel') return { kind: 'cancelled' };
  const proof = `sandbox-${transactionId}`;
  return { kind: 'paid', transactionId, amount, service: 'Sandbox', proof, risk: '' };
}

function signatureOf(secret: string, claim: string, transactionId: string, amount: number): string {
  const text = `sandbox ${transactionId} ${claim} ${amount}`;
  return createHmac('sha256', secret).update(text).digest('hex');
}
