/**
 * Tables encoded column by column with few different characters, so that a text compressor does the
 * rest. For each row, a column stores how recently its value occurred beside the same values of
 * other columns: nearly always it is the latest value, or the one before.
 */
import * as v from 'valibot';
import { wireObject } from './wire.ts';

type Word = string | number;

type Table = Record<string, readonly Word[]>;

/** For each column, its context: earlier columns whose values predict it. */
export type Beside<Name extends string> = Record<Name, readonly Name[]>;

interface PackedColumn<W extends Word = Word> {
  /** Every distinct value, in order of first occurrence. */
  Words: W[];
  /**
   * One character per row: `#` is the latest value, `$` the one before, …; {@link newWord};
   * {@link farWord}.
   */
  Rows: string;
  /** For rows with {@link farWord}, the positions of their values in `Words`. */
  Far: number[];
}

type Packed<T extends Table> = { [Name in keyof T]: PackedColumn<T[Name][number]> };
type Unpacked<P extends Record<string, PackedColumn>> = {
  [Name in keyof P]: P[Name]['Words'][number][];
};

/** JSON escapes no character from `#` to `Y`. */
const lastWord = 0x23;
const maxRecent = 55;
/** The next entry of `Words`. */
const newWord = 'Z';
/** The next entry of `Far`. */
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

/** Numbers that are mostly consecutive, as the difference to the number before. */
export const packedSteps = v.array(v.pipe(v.number(), v.integer()));

/** Converts whole numbers to their differences. */
export function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, row) => number - (numbers[row - 1] ?? 0));
}

/** Converts differences back to the numbers. */
export function numbersOf(steps: readonly number[]): number[] {
  let last = 0;
  return steps.map((step) => (last += step));
}

/** Encodes a table whose columns have the same length. {@link unpackTable} decodes it. */
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

/** Decodes a table of `length` rows; null if the columns are inconsistent. */
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
    const unpacked = unpackColumn(column, contextsOf(others, places, length));
    if (!unpacked) return null;
    places[name] = unpacked.places;
    table[name] = unpacked.rows;
  }
  return table as Unpacked<P>;
}

/** For each column, the positions in `Words` of its rows' values. */
type Places = Record<string, Uint32Array>;

/** The largest 32-bit prime. */
const largestPrime = 4_294_967_291;

/** A hash of the context columns for every row. Different contexts may share a hash. */
function contextsOf(others: readonly string[], places: Places, length: number): Uint32Array {
  const contexts = new Uint32Array(length);
  for (const name of others) {
    const column = places[name];
    for (let row = 0; row < length; row += 1) {
      const context = (contexts[row] ?? 0) * 8_191 + (column?.[row] ?? 0) + 1;
      // The modulo is expensive and mostly not needed.
      contexts[row] = context < largestPrime ? context : context % largestPrime;
    }
  }
  return contexts;
}

/**
 * The recent values of a column per context, latest first, and of the column as a whole for a
 * context without values.
 */
function openRecent() {
  const byContext = new Map<number, number[]>();
  const anywhere: number[] = [];
  return {
    beside: (context: number) => byContext.get(context),
    anywhere,
    /** `known` is the result of `beside` for this context. */
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
  else if (recent.length === maxRecent) recent.pop();
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

/**
 * Returns null if the column refers to a value that does not exist. A phone waits for this
 * function: it decodes about twenty columns of twenty thousand rows.
 */
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
