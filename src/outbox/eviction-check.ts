/**
 * The page's own small note, outside IndexedDB, of what should be there: if
 * the browser has thrown submissions away, the customer is told.
 */
import { isUnsent, type Submission } from '#domain/submission.ts';

const expectedKey = 'outbox';
const removedKey = 'outbox-removed';

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
export function countRemoved(present: ReadonlySet<string>): number {
  const missing = expectedIds().filter((id) => !present.has(id)).length;
  const before = Number(read(removedKey) ?? 0) || 0;
  if (missing > 0) write(removedKey, String(before + missing));
  return before + missing;
}

/** The customer has read that submissions were removed. */
export function acknowledgeRemoved(): void {
  write(removedKey, null);
}

/** Those that only a receipt or the customer (in a page) can take away. */
function mustStay(submission: Submission): boolean {
  return isUnsent(submission) && submission.state !== 'refused' && submission.cancelledAt === null;
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
