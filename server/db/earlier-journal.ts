/** Earlier versions kept a journal beside the embedded database, which did not sync its own log then. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** There are entries in it that the database may not have. */
export class JournalNotEmpty extends Error {
  constructor(folder: string) {
    super(
      `${folder} holds what an earlier version of the shop accepted and its database may not have yet. ` +
        'Start and stop that version once more on this data, which empties it, then start this one. ' +
        'Whoever can do without what it holds may delete the folder instead.',
    );
    this.name = 'JournalNotEmpty';
  }
}

/** Removes an empty one: that version was stopped in an orderly way. Answers whether there was any. */
export async function removeEarlierJournal(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => null);
  if (!names) return false;
  for (const name of names) {
    const { size } = await stat(join(folder, name));
    if (size > 0) throw new JournalNotEmpty(folder);
  }
  await rm(folder, { recursive: true });
  return true;
}
