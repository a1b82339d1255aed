/**
 * What the shop has told one customer, kept for when the network is away. The
 * records lie under the private prefix and name their customer: they go with
 * them when they sign out, and nobody else is ever shown them (offline-22).
 */
import * as v from 'valibot';

const prefix = 'private/answers/';
/** Answers that are kept; the oldest go first. */
const most = 60;
/** An answer that was kept by another version of the shop is not read. */
const version = 1;

export interface KnownAnswer<Answer> {
  answer: Answer;
  /** When the shop gave it, in milliseconds. */
  at: number;
}

function recordKey(customerId: string, question: string): string {
  return `${prefix}${customerId}/${question}`;
}

/** Keeps an answer; a full or forbidden storage keeps none, which only shows offline. */
export function keepAnswer(
  customerId: string,
  question: string,
  known: KnownAnswer<unknown>,
): void {
  try {
    localStorage.setItem(recordKey(customerId, question), JSON.stringify({ ...known, v: version }));
    dropOldest();
  } catch {
    // Full or forbidden: the answer is on the screen, and is asked again next time.
  }
}

/** The last known answer to this customer's question; null where there is none. */
export function knownAnswer<Answer>(
  customerId: string,
  question: string,
): KnownAnswer<Answer> | null {
  try {
    const known = read(localStorage.getItem(recordKey(customerId, question)));
    // What this version wrote under this question's name, the contract had read before.
    return (
      known && {
        ...known,
        answer: v.parse(
          v.custom<Answer>(() => true),
          known.answer,
        ),
      }
    );
  } catch {
    // Forbidden storage, or a record that is none: nothing is known.
    return null;
  }
}

function read(text: string | null): KnownAnswer<unknown> | null {
  if (text === null) return null;
  const record: unknown = JSON.parse(text);
  if (typeof record !== 'object' || record === null) return null;
  if (!('v' in record) || record.v !== version) return null;
  if (!('at' in record) || typeof record.at !== 'number' || !('answer' in record)) return null;
  return { answer: record.answer, at: record.at };
}

function dropOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  if (keys.length <= most) return;
  const aged = keys.map((key) => ({ key, at: read(localStorage.getItem(key))?.at ?? 0 }));
  const oldest = aged.toSorted((one, other) => one.at - other.at).slice(0, keys.length - most);
  for (const { key } of oldest) localStorage.removeItem(key);
}
