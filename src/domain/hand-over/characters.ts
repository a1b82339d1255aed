/**
 * Base64 with `-` instead of `/`. All characters are in the basic SMS alphabet, and none is one
 * that chats use for bold or italic text, such as `_` and `*`.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** True if every character is in the alphabet. */
export function areCharacters(text: string): boolean {
  return Array.from(text).every((character) => alphabet.includes(character));
}

/** Encodes bytes as characters, six bits each. */
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

/** Decodes the characters up to the first one that is not in the alphabet. */
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

/**
 * The checksum of Ethernet and ZIP. It detects every single wrong character and every swap of two
 * neighbours.
 */
export function crc32(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
