/**
 * The page's own small note, outside IndexedDB, of what should be there: if
 * the browser has thrown letters away, the customer is told.
 */
import { isUnsent, type Letter } from '#domain/outbox-letter.ts';

const expectedKey = 'outbox';
const removedKey = 'outbox-removed';

/** Notes which letters must still be there next time. */
export function expectLetters(letters: readonly Letter[]): void {
  const ids = letters.filter(mustStay).map((letter) => letter.id);
  write(expectedKey, ids.length > 0 ? JSON.stringify(ids) : null);
}

/** The customer takes it away himself: it is not missed. To be called before it goes. */
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

/** The customer has read that letters were removed. */
export function acknowledgeRemoved(): void {
  write(removedKey, null);
}

/** Those that only a receipt or the customer (in a page) can take away. */
function mustStay(letter: Letter): boolean {
  return isUnsent(letter) && letter.state !== 'refused' && letter.cancelledAt === null;
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
