/** Packs a folder as a tar stream (POSIX ustar), so that a browser can download it as one file. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

const block = 512;

/** The files of the folder, below the folder's own name. */
export async function* tarOf(folder: string): AsyncGenerator<Buffer> {
  const parent = dirname(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtime } = await stat(path);
    yield headerOf(relative(parent, path), size, mtime);
    yield* createReadStream(path) as AsyncIterable<Buffer>;
    yield Buffer.alloc((block - (size % block)) % block);
  }
  yield Buffer.alloc(2 * block);
}

/** Names of a backup fit: the folder has at most 155 bytes and the file name at most 100. */
function headerOf(path: string, size: number, mtime: Date): Buffer {
  const header = Buffer.alloc(block);
  const seconds = Math.floor(mtime.getTime() / 1000);
  header.write(basename(path), 0, 100);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(seconds, 12), 136);
  header.write('0', 156);
  header.write('ustar', 257);
  header.write('00', 263);
  header.write(dirname(path), 345, 155);
  // The checksum counts its own field as spaces.
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}
