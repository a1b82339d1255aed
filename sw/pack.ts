/** Reads packs (contract/packs.ts). */
import type { PackHeader } from '#contract/packs.ts';

export interface UnpackedFile {
  name: string;
  /** The content type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const lineFeed = 10;

/**
 * Yields each file of a pack as soon as its last byte has arrived. Throws if the stream is not a
 * pack or breaks off.
 */
export async function* unpack(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<UnpackedFile> {
  const reader = stream.getReader();
  let buffered = new Uint8Array();

  async function fill(): Promise<void> {
    if (buffered.length > 0) return;
    const { done, value } = await reader.read();
    if (done) throw new Error('The pack breaks off.');
    buffered = value;
  }

  async function readLine(): Promise<string> {
    const decoder = new TextDecoder();
    let line = '';
    for (;;) {
      await fill();
      const end = buffered.indexOf(lineFeed);
      line += decoder.decode(end < 0 ? buffered : buffered.subarray(0, end), { stream: true });
      buffered = end < 0 ? new Uint8Array() : buffered.subarray(end + 1);
      if (end >= 0) return line;
    }
  }

  async function read(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length;) {
      await fill();
      const part = buffered.subarray(0, length - at);
      bytes.set(part, at);
      at += part.length;
      buffered = buffered.subarray(part.length);
    }
    return bytes;
  }

  try {
    const header: PackHeader = JSON.parse(await readLine());
    for (const { name, type, length } of header.files) {
      yield { name, type, bytes: await read(length) };
    }
  } finally {
    // Stop the download: the response may be a captive portal's page.
    reader.cancel().catch(() => {});
  }
}
