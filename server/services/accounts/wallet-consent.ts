/**
 * With a submission grant, wallet credit may only be spent if the customer's phone has signed the
 * amount for that submission (checkout-116). With a session no signature is needed.
 */
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import { walletConsentText } from '#domain/wallet-consent.ts';
import type { Database } from '#server/db/database.ts';
import { sessions, submissionGrants } from '#server/db/tables/sign-in.ts';
import { appTooOld, grantEnded } from '#server/services/failures.ts';
import type { Principal } from './principal.ts';

interface Spending {
  principal: Principal;
  /** Null for an order without an idempotency key. */
  submissionId: string | null;
  maxFromWallet: Paisa;
  /** The signature in base64; '' if none was sent. */
  consent: string;
}

/**
 * Throws 426 if there is no signature (an older build), and 401 if the signature is not from this
 * phone's key.
 */
export async function requireWalletConsent(
  db: Database,
  { principal, submissionId, maxFromWallet, consent }: Spending,
): Promise<void> {
  if (principal.kind !== 'customer' || principal.grantId === null || maxFromWallet === 0) return;
  if (consent === '') throw appTooOld();
  const [session] = await db
    .select({ walletKey: sessions.walletKey })
    .from(submissionGrants)
    .innerJoin(sessions, eq(sessions.tokenHash, submissionGrants.sessionHash))
    .where(and(eq(submissionGrants.id, principal.grantId), isNotNull(sessions.walletKey)));
  const key = session?.walletKey ? publicKeyOf(session.walletKey) : null;
  if (
    !key ||
    !submissionId ||
    !isSigned(key, walletConsentText(submissionId, maxFromWallet), consent)
  )
    throw grantEnded();
}

function isSigned(key: KeyObject, text: string, consent: string): boolean {
  const signature = Buffer.from(consent, 'base64');
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature);
}

/** The maximum length of a base64 P-256 public key. Longer texts are rejected. */
const longestKey = 200;

/** Whether this is a valid public key for signing. */
export function isWalletKey(text: string): boolean {
  return text.length <= longestKey && publicKeyOf(text) !== null;
}

function publicKeyOf(text: string): KeyObject | null {
  try {
    const key = createPublicKey({
      key: Buffer.from(text, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    // A key that cannot be parsed is treated as missing.
    return null;
  }
}
