/** One letter, once: the shapes of every keyed write, be it a single row or a whole order. */
import { randomUUID } from 'node:crypto';
import { codeOf, keyInProgress, keyReused } from './failures.ts';
import { letterOf } from './letters.ts';

export interface OneRow<Row> {
  /** The key as it came; '' for none. */
  key: string;
  fingerprint: string;
  find: (letterId: string) => Promise<Row | null>;
  /** The new row; null where the letter's row is there already. */
  write: (letterId: string) => Promise<Row | null>;
  markReplayed: () => void;
  /** Asked before a row is written, not for one that is repeated: throws where the sender has to wait. */
  mayWrite?: () => void;
}

/**
 * The letter's row, written now or by an earlier try. Throws 422 where the key
 * was used with other content, 409 while another try is at it. What came without
 * a key gets one of its own.
 */
export async function acceptOnce<Row extends { fingerprint: string | null }>(
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
  return row;
}

/** The letter was received by another try of it while this one was under way. */
export class AlreadyReceived extends Error {}

const lockNotAvailable = '55P03';

export interface Placement<Row> {
  fingerprint: string;
  /** The letter's order; null for one that is new, or has no key. */
  find: () => Promise<Row | null>;
  /** Writes everything that the order consists of; throws {@link AlreadyReceived} where another try was faster. */
  place: () => Promise<Row>;
  markReplayed: () => void;
}

/** As {@link acceptOnce}, for letters that become several rows. */
export async function placeOnce<Row extends { fingerprint: string }>(
  letter: Placement<Row>,
): Promise<Row> {
  const earlier = await placedEarlier(letter);
  if (earlier) return earlier;
  try {
    return await letter.place();
  } catch (failure) {
    if (codeOf(failure) === lockNotAvailable) throw keyInProgress();
    if (!(failure instanceof AlreadyReceived)) throw failure;
    const received = await placedEarlier(letter);
    if (!received) throw keyInProgress();
    return received;
  }
}

async function placedEarlier<Row extends { fingerprint: string }>(
  letter: Placement<Row>,
): Promise<Row | null> {
  const known = await letter.find();
  if (!known) return null;
  if (known.fingerprint !== letter.fingerprint) throw keyReused();
  letter.markReplayed();
  return known;
}
