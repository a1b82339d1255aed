import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Where Linux keeps files in memory. */
const folder = '/dev/shm';
const gigabyte = 2 ** 30;
/** Shops and phones of three workers take less than one. */
const enough = 4 * gigabyte;

/**
 * Test shops and phones are made and removed by the hundred: in memory, where a
 * machine has plenty of it, else where its temporary files are. For this process
 * and those that it starts.
 */
export function makeTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > enough && freemem() > 2 * enough) process.env['TMPDIR'] = folder;
}
