import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** The folder for files in memory on Linux. */
const folder = '/dev/shm';
const gigabyte = 2 ** 30;
/** The shops and phones of three workers take less than 1 GB. */
const enough = 4 * gigabyte;

/**
 * Puts temporary files into memory, because tests create and remove shops and phones by the
 * hundred. Machines without enough free memory use the usual temporary folder. Applies to this
 * process and its children.
 */
export function makeTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > enough && freemem() > 2 * enough) process.env['TMPDIR'] = folder;
}
