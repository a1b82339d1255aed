/** What was written and what the page said of it, kept outside of the browser: on the disk before anything else happens. */
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

/** What the page told the person: that it is on the phone, or that the pharmacy has it, under a number where it says one. */
export interface Acknowledgement {
  what: 'saved' | 'sent';
  number: string;
}

export interface Entry {
  /** Stands in its text, and nowhere else. */
  word: string;
  kind: WrittenKind;
  /** The numbers on its pictures, in their order. */
  pictures: number[];
  said: Acknowledgement | null;
}

/** Where nothing is written but a number: the phone that this word is written as, one of its own for each. */
export function phoneOf(word: string): string {
  return `018${word.replace(/^.*-/, '').padStart(8, '0')}`;
}

export interface Ledger {
  readonly file: string;
  readonly entries: Entry[];
  /** Before a thing is written: afterwards it may have gone out, whatever the page still says. */
  begin(kind: WrittenKind, pictures: number): Entry;
  acknowledge(entry: Entry, said: Acknowledgement): void;
  /** A step, for whoever looks for what went wrong. */
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
