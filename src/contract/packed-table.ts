/**
 * Tables column by column, in as few different characters as can be: what packs
 * text afterwards does the rest. Each row says of a column how long ago its word
 * was met beside the same words of other columns: nearly always it is the last
 * one, or the one before.
 */
import * as v from 'valibot';
import { wireObject } from './wire.ts';

type Word = string | number;

/** Columns by name. */
type Table = Record<string, readonly Word[]>;

/** Beside which other columns a column's words are remembered; those stand before it. */
export type Beside<Name extends string> = Record<Name, readonly Name[]>;

interface PackedColumn<W extends Word = Word> {
  /** Every word once, in the order in which they are met. */
  Words: W[];
  /** A character for every row: `#` is the word met last, `$` the one before it, …; {@link newWord}; {@link farWord}. */
  Rows: string;
  /** The places in `Words` of the rows whose word was met elsewhere. */
  Far: number[];
}

type Packed<T extends Table> = { [Name in keyof T]: PackedColumn<T[Name][number]> };
type Unpacked<P extends Record<string, PackedColumn>> = {
  [Name in keyof P]: P[Name]['Words'][number][];
};

/** From `#` to `Y` no character is written otherwise in JSON. */
const lastWord = 0x23;
const mostRecent = 55;
/** The next one of `Words`. */
const newWord = 'Z';
/** The next one of `Far`. */
const farWord = '[';
const newWordCode = newWord.charCodeAt(0);
const farWordCode = farWord.charCodeAt(0);

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A column of texts on the wire. */
export const packedTexts = wireObject({
  Words: v.array(v.string()),
  Rows: v.string(),
  Far: v.array(place),
});

/** A column of numbers on the wire. */
export const packedNumbers = wireObject({
  Words: v.array(v.number()),
  Rows: v.string(),
  Far: v.array(place),
});

/** Numbers that mostly follow each other: each is the difference to the one before. */
export const packedSteps = v.array(v.pipe(v.number(), v.integer()));

/** Whole numbers as the steps between them. */
export function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, row) => number - (numbers[row - 1] ?? 0));
}

/** The numbers whose steps these are. */
export function numbersOf(steps: readonly number[]): number[] {
  let last = 0;
  return steps.map((step) => (last += step));
}

/** The columns of a table, which are of one length. {@link unpackTable} undoes it. */
export function packTable<T extends Table>(table: T, beside: Beside<keyof T & string>): Packed<T> {
  const places: Places = {};
  const packed: Record<string, PackedColumn> = {};
  for (const [name, others] of Object.entries<readonly string[]>(beside)) {
    const rows = table[name] ?? [];
    const column = packColumn(rows, contextsOf(others, places, rows.length));
    packed[name] = column.packed;
    places[name] = column.places;
  }
  return packed as Packed<T>;
}

/** The table of so many rows that was packed; null where the columns do not fit together. */
export function unpackTable<P extends Record<string, PackedColumn>>(
  packed: P,
  beside: Beside<keyof P & string>,
  length: number,
): Unpacked<P> | null {
  const places: Places = {};
  const table: Record<string, Word[]> = {};
  for (const [name, others] of Object.entries<readonly string[]>(beside)) {
    const column: PackedColumn | undefined = packed[name];
    if (column?.Rows.length !== length) return null;
    const found = unpackColumn(column, contextsOf(others, places, length));
    if (!found) return null;
    places[name] = found.places;
    table[name] = found.rows;
  }
  return table as Unpacked<P>;
}

/** The place in `Words` of every row's word, by column. */
type Places = Record<string, Uint32Array>;

/** The largest one of 32 bits. */
const largestPrime = 4_294_967_291;

/** A number for every row that is the same where the words of the other columns are; two that differ may share one. */
function contextsOf(others: readonly string[], places: Places, length: number): Uint32Array {
  const contexts = new Uint32Array(length);
  for (const name of others) {
    const column = places[name];
    for (let row = 0; row < length; row += 1) {
      const context = (contexts[row] ?? 0) * 8_191 + (column?.[row] ?? 0) + 1;
      // The remainder is dear, and mostly the number itself.
      contexts[row] = context < largestPrime ? context : context % largestPrime;
    }
  }
  return contexts;
}

/**
 * The words of a column as they were met beside the same others, the last one first;
 * where none was, as they were met at all.
 */
function openRecent() {
  const byContext = new Map<number, number[]>();
  const anywhere: number[] = [];
  return {
    beside: (context: number) => byContext.get(context),
    anywhere,
    /** `known` is what `beside` says of this context. */
    remember: (known: number[] | undefined, context: number, place: number): void => {
      if (known) putFirst(known, place);
      else byContext.set(context, [place]);
      putFirst(anywhere, place);
    },
  };
}

function putFirst(recent: number[], place: number): void {
  if (recent[0] === place) return;
  const at = recent.indexOf(place);
  if (at !== -1) recent.splice(at, 1);
  else if (recent.length === mostRecent) recent.pop();
  recent.unshift(place);
}

function packColumn(rows: readonly Word[], contexts: Uint32Array) {
  const recent = openRecent();
  const known = new Map<Word, number>();
  const places = new Uint32Array(rows.length);
  const Words: Word[] = [];
  const Far: number[] = [];
  let Rows = '';
  rows.forEach((word, row) => {
    const context = contexts[row] ?? 0;
    const beside = recent.beside(context);
    const place = known.get(word) ?? Words.length;
    const at = (beside ?? recent.anywhere).indexOf(place);
    if (at !== -1) Rows += String.fromCharCode(lastWord + at);
    else if (place < Words.length) {
      Rows += farWord;
      Far.push(place);
    } else {
      Rows += newWord;
      known.set(word, Words.push(word) - 1);
    }
    recent.remember(beside, context, place);
    places[row] = place;
  });
  return { packed: { Words, Rows, Far }, places };
}

/** Null where it says what is not there. Some twenty columns of twenty thousand rows: a phone waits for it. */
function unpackColumn({ Words, Rows, Far }: PackedColumn, contexts: Uint32Array) {
  const recent = openRecent();
  const places = new Uint32Array(Rows.length);
  const rows: Word[] = [];
  let met = 0;
  let far = 0;
  for (let row = 0; row < Rows.length; row += 1) {
    const context = contexts[row] ?? 0;
    const beside = recent.beside(context);
    const code = Rows.charCodeAt(row);
    let place: number | undefined;
    if (code === newWordCode) place = met++;
    else if (code === farWordCode) place = Far[far++];
    else place = (beside ?? recent.anywhere)[code - lastWord];
    const word = place === undefined ? undefined : Words[place];
    if (place === undefined || word === undefined) return null;
    recent.remember(beside, context, place);
    places[row] = place;
    rows.push(word);
  }
  return { places, rows };
}
