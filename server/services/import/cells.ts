/** Parses and validates the cells of a line, for every layout. */
import { paisaFromTaka, takaFromPaisa, type Paisa } from '#domain/money.ts';
import { plainInput } from '#domain/plain-input.ts';
import { productLimits } from '#domain/shelf-product.ts';
import { writtenNumber } from '#domain/written-number.ts';
import type { Line, ReadLine } from './row.ts';
import { decodeEntities, isGarbled, tidyText } from './tidy-text.ts';

const { text: longestText } = productLimits;
const highestPrice = takaFromPaisa(productLimits.price);

const spreadsheetError = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/;

/** A problem with a cell. The message is a sentence. */
export class CellProblem extends Error {}

/** Returns the result of `read`, or the line's first problem. */
export function orProblem(line: Line, read: () => ReadLine): ReadLine {
  try {
    return read();
  } catch (failure) {
    if (!(failure instanceof CellProblem)) throw failure;
    return { kind: 'bad', line: line.line, sentence: failure.message };
  }
}

/** Returns one line of text. Throws if it is too long or was damaged by a wrong encoding. */
export function textIn(line: Line, column: string): string {
  const text = tidyText(decodeEntities(line.cell(column)));
  if (text.length > longestText)
    throw new CellProblem(`The ${column} is longer than ${longestText} characters.`);
  if (spreadsheetError.test(text))
    throw new CellProblem(`The ${column} is an error of the spreadsheet: ${text}.`);
  if (isGarbled(text)) throw garbled(column, text);
  return text;
}

/** A name in Bengali; '' if it only repeats the other name. */
export function bengaliIn(line: Line, column: string, name: string): string {
  const text = textIn(line, column);
  if (text === '' || /\p{Script=Bengali}/u.test(text)) return text;
  if (text.toLowerCase() === name.toLowerCase()) return '';
  throw garbled(column, text);
}

function garbled(column: string, text: string): CellProblem {
  return new CellProblem(
    `The ${column} "${text.slice(0, 40)}" is not readable text. Save the file as CSV UTF-8, and convert Bijoy to Unicode first.`,
  );
}

/** An id, a flag or another code. */
export function codeIn(line: Line, column: string): string {
  return plainInput(textIn(line, column));
}

/** Returns a number such as `1250.50`, or null for an empty cell. */
export function numberIn(line: Line, column: string): string | null {
  const written = codeIn(line, column);
  return written === '' ? null : numberOf(line, column, written);
}

/** Returns a number such as `1250.50`. Throws if it is not a number or is ambiguous. */
export function numberOf(line: Line, column: string, written: string): string {
  const { hasDecimalComma } = line;
  const number = writtenNumber(written, { hasDecimalComma });
  if (number !== null) return number;
  const shown = written.slice(0, 40);
  if (hasDecimalComma && writtenNumber(written) !== null)
    throw new CellProblem(
      `The ${column} "${shown}" could be two numbers in this file. Write it without a thousands separator.`,
    );
  throw new CellProblem(`The ${column} "${shown}" is not a number.`);
}

/** Converts an amount in taka to paisa. Throws if it is out of range. */
export function takaOf(column: string, number: string): Paisa {
  const taka = Number(number);
  if (taka < 0 || taka > highestPrice)
    throw new CellProblem(`The ${column} must be from 0 to ${highestPrice} taka.`);
  return paisaFromTaka(number);
}

export function wholeIn(line: Line, column: string, max: number): number | null {
  const number = numberIn(line, column);
  if (number === null) return null;
  const value = Number(number);
  // `1.000` is a thousand in one notation and one in another.
  const isSure = !/\.\d{3}$/.test(number);
  if (!isSure || !Number.isInteger(value) || value < 0 || value > max)
    throw new CellProblem(`The ${column} must be a whole number from 0 to ${max}.`);
  return value;
}
