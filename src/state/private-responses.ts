/**
 * Stores the server's responses to one customer, as a fallback without a network. The keys have the
 * private prefix and the customer's id, so signing out deletes the records and no other customer
 * can see them (offline-22).
 */
import * as v from 'valibot';

const prefix = 'private/answers/';
/** How many responses are stored; the oldest are deleted first. */
const maxResponses = 60;
/**
 * The version of the record's shape. A record of another version is deleted, and its query is
 * fetched again.
 */
const version = 2;

const storedRecord = v.object({ v: v.number(), at: v.number(), wire: v.unknown() });

/** A stored response in the wire format, so that the contract parses it on every read. */
interface StoredResponse {
  wire: unknown;
  /** When the server sent it, in epoch milliseconds. */
  at: number;
}

function recordKey(customerId: string, query: string): string {
  return `${prefix}${customerId}/${query}`;
}

/**
 * Stores a response. If storage is full or forbidden, nothing is stored, and the response is
 * missing only without a network.
 */
export function storePrivateResponse(
  customerId: string,
  query: string,
  { wire, at }: StoredResponse,
): void {
  try {
    const record = JSON.stringify({ wire, at, v: version });
    localStorage.setItem(recordKey(customerId, query), record);
    dropOldest();
  } catch {
    // Storage is full or forbidden. The response is on the screen, and the next visit fetches it
    // again.
  }
}

/**
 * The last stored response to this customer's query, parsed by its contract; null if there is none.
 * `at` is 0 if the date is unknown.
 */
export function storedPrivateResponse<Data>(
  customerId: string,
  query: string,
  readWire: (wire: unknown) => Data,
): { data: Data; at: number } | null {
  const key = recordKey(customerId, query);
  try {
    const { wire, at } = read(localStorage.getItem(key));
    return { data: readWire(wire), at: pastOr0(at) };
  } catch {
    forget(key);
    return null;
  }
}

/** Deletes a response that is certainly outdated. */
export function forgetPrivateResponse(customerId: string, query: string): void {
  forget(recordKey(customerId, query));
}

/** Throws if there is no record or it has another version. */
function read(text: string | null): StoredResponse {
  const record = v.parse(storedRecord, JSON.parse(text ?? 'null'));
  if (record.v !== version) throw new Error('a record of another version');
  return record;
}

/**
 * Returns 0 for a future date: a clock that was ahead wrote it, so the real date is unknown
 * (offline-194).
 */
function pastOr0(at: number): number {
  return at > Date.now() ? 0 : at;
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}

function ageOf(key: string): number {
  try {
    return pastOr0(read(localStorage.getItem(key)).at);
  } catch {
    // An unreadable record counts as the oldest.
    return 0;
  }
}

function dropOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  if (keys.length <= maxResponses) return;
  const aged = keys.map((key) => ({ key, at: ageOf(key) }));
  const oldest = aged
    .toSorted((one, other) => one.at - other.at)
    .slice(0, keys.length - maxResponses);
  for (const { key } of oldest) localStorage.removeItem(key);
}
