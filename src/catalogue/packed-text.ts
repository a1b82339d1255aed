/** Text as it is stored on this phone: compressed, with the digest of the original. */

export interface PackedText {
  /** The text as UTF-8, compressed with gzip. */
  bytes: ArrayBuffer;
  /** SHA-256 of the text as UTF-8, base64url without padding. */
  digest: string;
}

export async function packText(text: string): Promise<PackedText> {
  const bytes = await through(new CompressionStream('gzip'), new TextEncoder().encode(text));
  return { bytes, digest: await digestOf(text) };
}

/** Unpacks a text. Rejects if the result does not have the stored digest. */
export async function unpackText({ bytes, digest }: PackedText): Promise<string> {
  const unpacked = await through(new DecompressionStream('gzip'), new Uint8Array(bytes));
  const text = new TextDecoder().decode(unpacked);
  if ((await digestOf(text)) !== digest) throw new Error('a part of the catalogue has changed');
  return text;
}

/** SHA-256 of a text as UTF-8, base64url without padding. */
export async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}
