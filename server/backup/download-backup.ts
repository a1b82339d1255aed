/** Makes a backup for a download from the counter (counter-324). */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { DownloadBackup } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import { openingRefusals } from '#text/counter/opening-refusals.ts';
import { makeBackup, type BackupParts } from './make-backup.ts';
import { tarOf } from './tar.ts';

/** Below DATA_DIR. What an interrupted download left is removed by the next one. */
const folderName = 'backup-download';

/** Returns the function that makes the backups of this process, one after the other. */
export function backupDownloads(parts: Omit<BackupParts, 'now'>, dataDir: string): DownloadBackup {
  const place = join(dataDir, folderName);
  const state = { isRunning: false };
  const end = async () => {
    await rm(place, { recursive: true, force: true });
    state.isRunning = false;
  };
  return async (now, onSent) => {
    if (state.isRunning) throw new Refusal(openingRefusals.backupRuns);
    state.isRunning = true;
    try {
      await rm(place, { recursive: true, force: true });
      await mkdir(place, { mode: 0o700 });
      const { folder } = await makeBackup({ ...parts, now }, place);
      const stream = Readable.from(sent(folder, onSent), { objectMode: false });
      stream.once('close', () => void end());
      return { name: `${basename(folder)}.tar`, stream };
    } catch (failure) {
      await end();
      throw failure;
    }
  };
}

async function* sent(folder: string, onSent: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* tarOf(folder);
  await onSent();
}
