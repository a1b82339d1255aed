/**
 * Bytes as characters: those of base64, but `-` for its `/`. All stand in the plainest SMS
 * alphabet, and none is one that a chat makes bold or slanted, as `_` and `*` are.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** True where every character is one of the alphabet's. */
export function areCharacters(text: string): boolean {
  return Array.from(text).every((character) => alphabet.includes(character));
}

/** Bytes as characters, six bits each. */
export function charactersOf(bytes: Uint8Array): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const bits = one * 0x10000 + two * 0x100 + three;
    const count = Math.min(bytes.length - at, 3) + 1;
    for (let n = 0; n < count; n += 1) characters += alphabet[(bits >> (18 - 6 * n)) & 63];
  }
  return characters;
}

/** The bytes up to the first character that is none of the alphabet's. */
export function bytesOf(characters: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of characters) {
    const value = alphabet.indexOf(character);
    if (value < 0) break;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** The checksum of Ethernet and ZIP: sees every single wrong character, and any two neighbours that changed places. */
export function crc32(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
