/** Reads packs (contract/packs.ts). */
import type { PackHeader } from '#contract/packs.ts';

export interface UnpackedFile {
  name: string;
  /** Its content type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const lineFeed = 10;

/** The files of a pack, each as soon as its last byte is here. Throws where it is no pack, or breaks off. */
export async function* unpack(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<UnpackedFile> {
  const reader = stream.getReader();
  let rest = new Uint8Array();

  async function fill(): Promise<void> {
    if (rest.length > 0) return;
    const { done, value } = await reader.read();
    if (done) throw new Error('The pack breaks off.');
    rest = value;
  }

  async function readLine(): Promise<string> {
    const decoder = new TextDecoder();
    let line = '';
    for (;;) {
      await fill();
      const end = rest.indexOf(lineFeed);
      line += decoder.decode(end < 0 ? rest : rest.subarray(0, end), { stream: true });
      rest = end < 0 ? new Uint8Array() : rest.subarray(end + 1);
      if (end >= 0) return line;
    }
  }

  async function read(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length;) {
      await fill();
      const part = rest.subarray(0, length - at);
      bytes.set(part, at);
      at += part.length;
      rest = rest.subarray(part.length);
    }
    return bytes;
  }

  try {
    const header: PackHeader = JSON.parse(await readLine());
    for (const { name, type, length } of header.files) {
      yield { name, type, bytes: await read(length) };
    }
  } finally {
    // A portal's page in its place need not be read to its end.
    reader.cancel().catch(() => {});
  }
}
