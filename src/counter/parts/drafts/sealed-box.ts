/**
 * Encrypts text with AES-GCM. The text can only be decrypted with the same key and under the same
 * name.
 */

const nonceBytes = 12;

/**
 * Imports the key that the shop sends: 32 bytes in base64url. Rejects if the browser has no Web
 * Crypto, as without https.
 */
export async function boxKey(written: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(written), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts a text and binds it to a name. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) },
    key,
    new TextEncoder().encode(text),
  );
  return `${textOf(iv)}.${textOf(new Uint8Array(sealed))}`;
}

/** The decrypted text. Null if the key or the name differs, or if the text was modified. */
export async function openSealed(
  key: CryptoKey,
  name: string,
  sealed: string,
): Promise<string | null> {
  try {
    const [iv = '', content = ''] = sealed.split('.');
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytesOf(iv), additionalData: new TextEncoder().encode(name) },
      key,
      bytesOf(content),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0);
}

function textOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
