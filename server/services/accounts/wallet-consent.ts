/**
 * By a submission grant nothing leaves a wallet but what the customer's phone has signed for that
 * very submission (checkout-116). Who comes with the session itself may spend what they agree to.
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
  /** Null for an order that came without a key. */
  submissionId: string | null;
  most: Paisa;
  /** Base64 of the signature; '' where none came. */
  consent: string;
}

/** Throws 426 where an earlier build signed nothing, 401 for what this phone's key did not sign. */
export async function requireWalletConsent(
  db: Database,
  { principal, submissionId, most, consent }: Spending,
): Promise<void> {
  if (principal.kind !== 'customer' || principal.grantId === null || most === 0) return;
  if (consent === '') throw appTooOld();
  const [session] = await db
    .select({ walletKey: sessions.walletKey })
    .from(submissionGrants)
    .innerJoin(sessions, eq(sessions.tokenHash, submissionGrants.sessionHash))
    .where(and(eq(submissionGrants.id, principal.grantId), isNotNull(sessions.walletKey)));
  const key = session?.walletKey ? publicKeyOf(session.walletKey) : null;
  if (!key || !submissionId || !isSigned(key, walletConsentText(submissionId, most), consent))
    throw grantEnded();
}

function isSigned(key: KeyObject, text: string, consent: string): boolean {
  const signature = Buffer.from(consent, 'base64');
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature);
}

/** Of a key on the curve P-256 in base64; a longer text is none. */
const longestKey = 200;

/** True for a key that a phone may sign with. */
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
    // Whatever cannot be read is no key.
    return null;
  }
}
