/** One letter, one row: the shape of every keyed write that is a single row. */
import { randomUUID } from 'node:crypto';
import { keyInProgress, keyReused } from './failures.ts';
import type { House } from './house.ts';
import { letterOf } from './letters.ts';

export interface OneRow<Row> {
  /** The key as it came; '' for none. */
  key: string;
  fingerprint: string;
  /** The name of these rows in the journal. */
  kind: string;
  find: (letterId: string) => Promise<Row | null>;
  /** The new row; null where the letter's row is there already. */
  write: (letterId: string) => Promise<Row | null>;
  markReplayed: () => void;
  /** Asked before a row is written, not for one that is repeated: throws where the sender has to wait. */
  mayWrite?: () => void;
}

/**
 * The letter's row, written now or by an earlier try, and in the journal before
 * anybody is answered. Throws 422 where the key was used with other content,
 * 409 while another try is at it. What came without a key gets one of its own.
 */
export async function acceptOnce<Row extends { fingerprint: string | null }>(
  house: House,
  letter: OneRow<Row>,
): Promise<Row> {
  const letterId = letterOf(letter.key) ?? randomUUID();
  const known = letter.key ? await letter.find(letterId) : null;
  if (!known) letter.mayWrite?.();
  const written = known ? null : await letter.write(letterId);
  const row = written ?? known ?? (await letter.find(letterId));
  if (!row) throw keyInProgress();
  if (row.fingerprint !== letter.fingerprint) throw keyReused();
  if (!written) letter.markReplayed();
  await house.journal.append({ kind: letter.kind, content: row });
  return row;
}
