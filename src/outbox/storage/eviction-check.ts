/**
 * Detects submissions that the browser has evicted, so that the customer is told. localStorage
 * lists the submissions that must exist. A browser evicts a whole database, and a killed browser
 * may restore an old list. A submission therefore counts as missing only if the marker in the
 * database is gone too (offline-195).
 */
import { isUndelivered, type Submission } from '#domain/submission.ts';
import { outboxStore } from './store.ts';

const expectedKey = 'outbox';
/**
 * The number of evicted submissions that the customer has not acknowledged, stored in the database
 * and in localStorage. If only localStorage has it, the database was evicted. If neither has it,
 * the last page was of an earlier build.
 */
const markerKey = 'outbox-marker';

/** Stores the ids of the submissions that must still exist at the next start. */
export function expectSubmissions(submissions: readonly Submission[]): void {
  const ids = submissions.filter(mustStay).map((submission) => submission.id);
  write(expectedKey, ids.length > 0 ? JSON.stringify(ids) : null);
}

/**
 * Removes submissions from the list before the customer deletes them, so that they do not count as
 * missing.
 */
export function expectGone(ids: readonly string[]): void {
  const left = expectedIds().filter((id) => !ids.includes(id));
  write(expectedKey, left.length > 0 ? JSON.stringify(left) : null);
}

/**
 * The number of submissions that disappeared without a receipt or the customer's action, now and
 * before. It counts until it is acknowledged.
 */
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
  // On a full phone the unacknowledged number is at least in localStorage.
  await outboxStore.write(markerKey, removed).catch(() => undefined);
  write(markerKey, String(removed));
}

/** Whether only a receipt or the customer (in a page) can remove the submission. */
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
    // Storage is blocked, so an eviction stays undetected. Everything else works.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked, as in `read`.
  }
}
