/** Where the key lies with which this phone signs for its customer's wallet (wallet-key.ts). */
import { outboxStore } from './store.ts';

export interface WalletKey {
  /** Cannot be read out of the browser again. */
  privateKey: CryptoKey;
  /** What the server is told of it: SubjectPublicKeyInfo in base64. */
  publicKey: string;
}

export function walletKeyName(owner: string): string {
  return `wallet-key/${owner}`;
}

/** The customer's key; null where this phone has none. */
export async function storedWalletKey(owner: string): Promise<WalletKey | null> {
  const stored = await outboxStore.read(walletKeyName(owner));
  return isWalletKey(stored) ? stored : null;
}

/** The half that the server is told; '' where there is none. */
export async function publicWalletKey(owner: string): Promise<string> {
  return (await storedWalletKey(owner))?.publicKey ?? '';
}

function isWalletKey(stored: unknown): stored is WalletKey {
  return typeof stored === 'object' && stored !== null && 'privateKey' in stored;
}
