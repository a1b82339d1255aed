/**
 * The key with which this phone signs the amount that an order may take from its customer's wallet
 * (checkout-116). A page creates it after a sign-in. It is not extractable, so a copy of the stored
 * data cannot sign. In browsers that cannot create one, a page delivers such orders with the
 * session.
 */
import { walletConsentText } from '#domain/wallet-consent.ts';
import type { Paisa } from '#domain/money.ts';
import { guest } from '#domain/session.ts';
import { requestDelivery } from './request-delivery.ts';
import { outboxStore } from '#outbox/storage/store.ts';

interface WalletKey {
  /** Not extractable: no script can read it. */
  privateKey: CryptoKey;
  /** The public half for the server: SubjectPublicKeyInfo in base64. */
  publicKey: string;
}

export function walletKeyName(owner: string): string {
  return `wallet-key/${owner}`;
}

/** The customer's key. Null if this phone has none. */
async function storedWalletKey(owner: string): Promise<WalletKey | null> {
  const stored = await outboxStore.read(walletKeyName(owner));
  return isWalletKey(stored) ? stored : null;
}

/** The public half. '' if this phone has no key. */
export async function publicWalletKey(owner: string): Promise<string> {
  return (await storedWalletKey(owner))?.publicKey ?? '';
}

function isWalletKey(stored: unknown): stored is WalletKey {
  return typeof stored === 'object' && stored !== null && 'privateKey' in stored;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * Creates the customer's key if there is none. Requests a round of the outbox, which registers the
 * key with the server (checkout-120).
 */
export async function makeWalletKey(owner: string): Promise<void> {
  if (owner === guest || (await storedWalletKey(owner))) return;
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const publicKey = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
  await outboxStore.write(walletKeyName(owner), { privateKey: pair.privateKey, publicKey });
  requestDelivery();
}

/**
 * Signs the consent to take at most `maxFromWallet` for that submission, in base64. '' if this phone cannot
 * sign.
 */
export async function signWalletUse(
  owner: string,
  submissionId: string,
  maxFromWallet: Paisa,
): Promise<string> {
  try {
    const key = await storedWalletKey(owner);
    if (!key) return '';
    const text = new TextEncoder().encode(walletConsentText(submissionId, maxFromWallet));
    const hashed = { name: 'ECDSA', hash: 'SHA-256' };
    return base64(await crypto.subtle.sign(hashed, key.privateKey, text));
  } catch {
    return '';
  }
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
