/** Text as it is stored on this phone: compressed, with the digest of the original. */

export interface PackedText {
  /** The text as UTF-8, compressed with gzip. */
  bytes: ArrayBuffer;
  /** SHA-256 of the text as UTF-8, base64url without padding. */
  digest: string;
}

/** Thrown if a stored text is missing or damaged. */
export class DamagedText extends Error {}

export async function packText(text: string): Promise<PackedText> {
  const bytes = await through(new CompressionStream('gzip'), new TextEncoder().encode(text));
  return { bytes, digest: await digestOf(text) };
}

/**
 * Unpacks a text that was read from storage. Rejects with {@link DamagedText} if it is not a packed
 * text or does not have its digest.
 */
export async function unpackText(stored: unknown): Promise<string> {
  try {
    const { bytes, digest } = packedIn(stored);
    const unpacked = await through(new DecompressionStream('gzip'), new Uint8Array(bytes));
    if ((await digestOf(unpacked)) !== digest) throw new Error('another digest');
    return new TextDecoder().decode(unpacked);
  } catch (cause) {
    throw new DamagedText('a stored text of the catalogue is damaged', { cause });
  }
}

/** A packed text that was read from storage. Throws {@link DamagedText} if it is none. */
export function packedIn(stored: unknown): PackedText {
  const { bytes, digest }: { bytes?: unknown; digest?: unknown } = Object(stored);
  if (bytes instanceof ArrayBuffer && typeof digest === 'string') return { bytes, digest };
  throw new DamagedText('a stored text of the catalogue is missing');
}

/** SHA-256 of a text as UTF-8, or of bytes, as base64url without padding. */
export async function digestOf(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  const base64 = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Passes bytes through a stream. A `Blob` as the source would take three times as long, because the
 * browser reads it from another process.
 */
function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const writer = writable.getWriter();
  // If the bytes are damaged, reading rejects too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return new Response(readable).arrayBuffer();
}
