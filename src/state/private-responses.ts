/**
 * What the shop has told one customer, kept for when the network is away. The
 * records lie under the private prefix and name their customer: they go with
 * them when they sign out, and nobody else is ever shown them (offline-22).
 */
import * as v from 'valibot';

const prefix = 'private/answers/';
/** Answers that are kept; the oldest go first. */
const maxResponses = 60;
/** The form of a record; one of another form is dropped, and its query sent anew. */
const version = 2;

const storedRecord = v.object({ v: v.number(), at: v.number(), wire: v.unknown() });

/** An answer as it is stored: the wire's own, so that the contract reads it whenever it is shown. */
interface StoredResponse {
  wire: unknown;
  /** When the shop gave it, in milliseconds. */
  at: number;
}

function recordKey(customerId: string, query: string): string {
  return `${prefix}${customerId}/${query}`;
}

/** Keeps an answer; a full or forbidden storage keeps none, which only shows offline. */
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
    // Full or forbidden: the answer is on the screen, and is asked again next time.
  }
}

/**
 * The last known answer to this customer's query, read by its contract; null where there is none.
 * `at` is 0 where nobody knows when the shop gave it.
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

/** An answer that is surely out of date. */
export function forgetPrivateResponse(customerId: string, query: string): void {
  forget(recordKey(customerId, query));
}

/** Throws where there is no record, or none that this version understands. */
function read(text: string | null): StoredResponse {
  const record = v.parse(storedRecord, JSON.parse(text ?? 'null'));
  if (record.v !== version) throw new Error('a record of another version');
  return record;
}

/** A moment to come was written by a clock that was ahead: it may be of any day (offline-194). */
function pastOr0(at: number): number {
  return at > Date.now() ? 0 : at;
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage has kept nothing.
  }
}

function ageOf(key: string): number {
  try {
    return pastOr0(read(localStorage.getItem(key)).at);
  } catch {
    // Nobody reads it any more.
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
