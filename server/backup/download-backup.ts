/** Makes a backup for a download from the counter (counter-324). */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import { openingRefusals } from '#text/counter/opening-refusals.ts';
import { makeBackup } from './make-backup.ts';
import { tarOf } from './tar.ts';

type Parts = Pick<AppContext, 'db' | 'files' | 'pictures' | 'backups'>;

/** Below DATA_DIR. What an interrupted download left is removed by the next one. */
const folderName = 'backup-download';

let isRunning = false;

/**
 * Makes a backup and returns it as a tar. `onSent` is called once all of it has been read. Throws a
 * refusal while another download runs in this process.
 */
export async function downloadBackup(
  { db, files, pictures, backups }: Parts,
  now: Date,
  onSent: () => Promise<void>,
): Promise<{ name: string; stream: Readable }> {
  if (isRunning) throw new Refusal(openingRefusals.backupRuns);
  isRunning = true;
  const { dataDir, database, secret } = backups;
  const place = join(dataDir, folderName);
  const end = async () => {
    await rm(place, { recursive: true, force: true });
    isRunning = false;
  };
  try {
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { mode: 0o700 });
    const { folder } = await makeBackup({ db, files, pictures, database, secret, now }, place);
    const stream = Readable.from(sent(folder, onSent), { objectMode: false });
    stream.once('close', () => void end());
    return { name: `${basename(folder)}.tar`, stream };
  } catch (failure) {
    await end();
    throw failure;
  }
}

async function* sent(folder: string, onSent: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* tarOf(folder);
  await onSent();
}
