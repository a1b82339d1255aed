/**
 * The key with which this phone signs what an order may take from its customer's wallet
 * (checkout-116). Made in a page, where somebody is signed in; it cannot be read out of the
 * browser again, so whoever copies what is stored here cannot sign. Where a browser makes none,
 * a page delivers such an order with the session itself.
 */
import { walletConsentText } from '#domain/wallet-consent.ts';
import type { Paisa } from '#domain/money.ts';
import { guest } from '#domain/session.ts';
import { requestDelivery } from './request-delivery.ts';
import { outboxStore } from './store.ts';
import { storedWalletKey, walletKeyName } from './stored-wallet-key.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

/** Makes the customer's key where there is none yet; the server is told of it by the outbox's next round, which begins at once (checkout-120). */
export async function makeWalletKey(owner: string): Promise<void> {
  if (owner === guest || (await storedWalletKey(owner))) return;
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const publicKey = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
  await outboxStore.write(walletKeyName(owner), { privateKey: pair.privateKey, publicKey });
  requestDelivery();
}

/** The consent to take at most so much for that submission; '' where this phone cannot sign. */
export async function signWalletUse(
  owner: string,
  submissionId: string,
  most: Paisa,
): Promise<string> {
  try {
    const key = await storedWalletKey(owner);
    if (!key) return '';
    const text = new TextEncoder().encode(walletConsentText(submissionId, most));
    const hashed = { name: 'ECDSA', hash: 'SHA-256' };
    return base64(await crypto.subtle.sign(hashed, key.privateKey, text));
  } catch {
    return '';
  }
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
