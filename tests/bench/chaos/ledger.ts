/**
 * Records each submission and the page's confirmation outside of the browser, on the disk before
 * anything else happens.
 */
import { appendFileSync, writeFileSync } from 'node:fs';

export const writtenKinds = [
  'request',
  'order',
  'contact',
  'review',
  'comment',
  'complaint',
  'prescription',
  'product-request',
] as const;

export type WrittenKind = (typeof writtenKinds)[number];

/**
 * The page's confirmation: saved on the phone, or sent to the pharmacy, with the number if the page
 * shows one.
 */
export interface Acknowledgement {
  what: 'saved' | 'sent';
  number: string;
}

export interface Entry {
  /** A word that is unique to the submission's text. */
  word: string;
  kind: WrittenKind;
  /** The numbers on its pictures, in their order. */
  pictures: number[];
  said: Acknowledgement | null;
}

/**
 * A unique phone number made from the word, for kinds of submissions that contain nothing but a
 * number.
 */
export function phoneOf(word: string): string {
  return `018${word.replace(/^.*-/, '').padStart(8, '0')}`;
}

export interface Ledger {
  readonly file: string;
  readonly entries: Entry[];
  /**
   * Called before a submission is written: afterwards it may have been sent, whatever the page
   * shows.
   */
  begin(kind: WrittenKind, pictures: number): Entry;
  acknowledge(entry: Entry, said: Acknowledgement): void;
  /** Logs a step for the analysis of a failure. */
  note(step: string, more?: Record<string, unknown>): void;
}

export function openLedger(file: string, seed: string): Ledger {
  writeFileSync(file, '');
  const startedAt = Date.now();
  const entries: Entry[] = [];
  const note: Ledger['note'] = (step, more = {}) => {
    const at = ((Date.now() - startedAt) / 1000).toFixed(2);
    appendFileSync(file, `${JSON.stringify({ at, step, ...more })}\n`);
  };
  return {
    file,
    entries,
    note,
    begin(kind, pictures) {
      const place = entries.length;
      const numbers = Array.from({ length: pictures }, (_, at) => place * 4 + at + 1);
      const entry: Entry = { word: `chaos-${seed}-${place}`, kind, pictures: numbers, said: null };
      entries.push(entry);
      note('writes', { word: entry.word, kind, pictures: numbers });
      return entry;
    },
    acknowledge(entry, said) {
      entry.said = said;
      note('is told', { word: entry.word, ...said });
    },
  };
}
