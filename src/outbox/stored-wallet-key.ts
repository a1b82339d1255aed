/**
 * The stored key with which this phone signs payments from its customer's wallet (wallet-key.ts).
 */
import { outboxStore } from './store.ts';

export interface WalletKey {
  /** Not extractable: no script can read it. */
  privateKey: CryptoKey;
  /** The public half for the server: SubjectPublicKeyInfo in base64. */
  publicKey: string;
}

export function walletKeyName(owner: string): string {
  return `wallet-key/${owner}`;
}

/** The customer's key. Null if this phone has none. */
export async function storedWalletKey(owner: string): Promise<WalletKey | null> {
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
