/**
 * Encrypts the partners' secrets (counter-361). The key is a file of the data folder, or derived
 * from SECRET, and never in the database.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Vault {
  /** Encrypts a text. It opens only with the same purpose. */
  seal: (purpose: string, text: string) => string;
  /** Null if another key sealed it, for another purpose, or if it was changed. */
  open: (purpose: string, sealed: string) => string | null;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** `keyText` has at least 32 random bytes. */
export function openVault(keyText: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', keyText, '', 'secrets of partners', 32));
  return {
    seal(purpose, text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose));
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(purpose));
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const content = opening.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([content, opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
