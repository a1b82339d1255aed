/**
 * Earlier versions kept a journal beside the embedded database, because the database did not sync
 * its own log then.
 */
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** The journal has entries that the database may lack. */
export class JournalNotEmpty extends StartRefused {
  constructor(folder: string) {
    super(
      `${folder} holds what an earlier version of the shop accepted and its database may not have yet. ` +
        'Start and stop that version once more on this data, which empties it, then start this one. ' +
        'Whoever can do without what it holds may delete the folder instead.',
    );
    this.name = 'JournalNotEmpty';
  }
}

const journalFile = /^\d{8}\.ndjson$/;

/**
 * Removes an empty journal, which means that the earlier version was stopped cleanly. Other files
 * in the folder stay. Returns whether there was a journal. Throws {@link JournalNotEmpty} if it has
 * entries.
 */
export async function removeEarlierJournal(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) return false;
  const own = entries.filter((entry) => entry.isFile() && journalFile.test(entry.name));
  for (const { name } of own) {
    const { size } = await stat(join(folder, name));
    if (size > 0) throw new JournalNotEmpty(folder);
  }
  for (const { name } of own) await rm(join(folder, name));
  if (own.length === entries.length) await rmdir(folder);
  return own.length > 0 || entries.length === 0;
}
