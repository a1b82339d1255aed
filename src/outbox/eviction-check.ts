/**
 * The page's own small note, outside IndexedDB, of what should be there: if the browser has thrown
 * submissions away, the customer is told. A browser throws a whole database away, and one that is
 * killed may bring an old note back: so a submission is missed only where the marker has gone from
 * the database as well (offline-195).
 */
import { isUndelivered, type Submission } from '#domain/submission.ts';
import { outboxStore } from './store.ts';

const expectedKey = 'outbox';
/**
 * How many the browser has removed and nobody has read of: in the database, and here. Where it stands
 * here alone the database was thrown away; where here neither, a page of an earlier build was the last.
 */
const markerKey = 'outbox-marker';

/** Notes which submissions must still be there next time. */
export function expectSubmissions(submissions: readonly Submission[]): void {
  const ids = submissions.filter(mustStay).map((submission) => submission.id);
  write(expectedKey, ids.length > 0 ? JSON.stringify(ids) : null);
}

/** The customer takes it away themselves: it is not missed. To be called before it goes. */
export function expectGone(ids: readonly string[]): void {
  const left = expectedIds().filter((id) => !ids.includes(id));
  write(expectedKey, left.length > 0 ? JSON.stringify(left) : null);
}

/** How many are gone without a receipt and without the customer, this time and before; until acknowledged. */
export async function countRemoved(present: ReadonlySet<string>): Promise<number> {
  const marked = await outboxStore.read(markerKey);
  if (typeof marked === 'number') {
    write(markerKey, String(marked));
    return marked;
  }
  const noted = read(markerKey);
  const missing = expectedIds().filter((id) => !present.has(id)).length;
  const removed = noted === null ? 0 : (Number(noted) || 0) + missing;
  await mark(removed);
  return removed;
}

/** The customer has read that submissions were removed. */
export function acknowledgeRemoved(): Promise<void> {
  return mark(0);
}

async function mark(removed: number): Promise<void> {
  // Where there is no room for it, what nobody has read of is noted all the same.
  await outboxStore.write(markerKey, removed).catch(() => undefined);
  write(markerKey, String(removed));
}

/** Those that only a receipt or the customer (in a page) can take away. */
function mustStay(submission: Submission): boolean {
  const { state, cancelledAt } = submission;
  return isUndelivered(submission) && state !== 'refused' && cancelledAt === null;
}

function expectedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(read(expectedKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Forbidden storage: then a loss cannot be noticed, and nothing else changes.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
