/** Our own layout, one product a line; the columns are described in docs/import.md. */
import { latinDigits } from '#domain/plain-input.ts';
import { paisaFromTaka, takaFromPaisa } from '#domain/money.ts';
import { assumedStock } from '#domain/product.ts';
import { percentOf, productLimits } from '#domain/shelf-product.ts';
import type { Line, ReadLine } from './row.ts';
import { tidyStrength, tidyText } from './tidy-text.ts';

export const ownColumns = ['id', 'name', 'price'];

const { text: longestText, details: longestDetails, stock: highestStock } = productLimits;
const highestPrice = takaFromPaisa(productLimits.price);

/** Says what is wrong with a cell, in a sentence. */
class CellProblem extends Error {}

/** The line's product, or the first thing wrong with the line. */
export function readOwnLine(line: Line): ReadLine {
  try {
    return productOf(line);
  } catch (failure) {
    if (!(failure instanceof CellProblem)) throw failure;
    return { kind: 'bad', line: line.line, sentence: failure.message };
  }
}

function productOf(line: Line): ReadLine {
  const text = (column: string) => shortText(line, column);
  const name = text('name');
  const nameBn = text('name_bn');
  if (!name && !nameBn) throw new CellProblem('The name is missing.');
  const listPrice = readTaka(line, 'price');
  const price = listPrice ?? 0;
  const { discount, discountPercent } = readDiscount(line, price);
  const permalink = text('permalink').toLowerCase();
  if (permalink && !/^[a-z0-9-]+$/.test(permalink))
    throw new CellProblem('The permalink may have only lower-case characters, digits and hyphens.');
  const externalId = text('id');
  if (!externalId) throw new CellProblem('The id is missing.');
  return {
    kind: 'products',
    isFlagged: listPrice === null,
    products: [
      {
        line: line.line,
        externalId,
        name: name || nameBn,
        nameBn,
        strength: tidyStrength(text('strength')),
        genericName: text('generic'),
        form: text('form'),
        company: text('company'),
        listPrice,
        discount,
        discountPercent,
        stock: readWhole(line, 'stock', highestStock) ?? assumedStock.fetched,
        packName: text('pack_name'),
        packPieces: readWhole(line, 'pack_pieces', productLimits.packPieces),
        isPrescriptionRequired: readFlag(line, 'prescription'),
        image: readImage(line),
        details: detailsOf(line.cell('details')),
        permalink,
        category: text('category'),
        subCategory: text('sub_category'),
        searchWords: text('search_words'),
      },
    ],
  };
}

/** Without what PostgreSQL stores in no text: the character zero, and the first half of a character that was cut in two. */
function detailsOf(cell: string): string {
  const plain = cell.normalize('NFC').replaceAll('\0', '');
  return plain.slice(0, longestDetails).replace(/[\ud800-\udbff]$/, '');
}

function shortText(line: Line, column: string): string {
  const text = tidyText(line.cell(column));
  if (text.length > longestText)
    throw new CellProblem(`The ${column} is longer than ${longestText} characters.`);
  return text;
}

/** Digits of both scripts, thousands separators, a taka sign; null for an empty cell. */
function readNumber(line: Line, column: string): number | null {
  const written = tidyText(line.cell(column));
  if (!written) return null;
  const plain = latinDigits(written).replace(/৳|tk\.?|bdt|%|,|\s/gi, '');
  if (!/^-?\d+(\.\d+)?$/.test(plain))
    throw new CellProblem(`The ${column} "${written.slice(0, 40)}" is not a number.`);
  return Number(plain);
}

function readTaka(line: Line, column: string): number | null {
  const taka = readNumber(line, column);
  if (taka === null) return null;
  if (taka < 0 || taka > highestPrice)
    throw new CellProblem(`The ${column} must be from 0 to ${highestPrice} taka.`);
  // 0 is how spreadsheets write "unknown": nothing is given away.
  return taka === 0 && column === 'price' ? null : paisaFromTaka(taka);
}

function readDiscount(line: Line, price: number) {
  const amount = readTaka(line, 'discount');
  const percent = readNumber(line, 'discount_percent');
  if (percent !== null && (percent < 0 || percent > 100))
    throw new CellProblem('The discount_percent must be from 0 to 100.');
  const discount = amount ?? Math.round((price * (percent ?? 0)) / 100);
  if (discount > price) throw new CellProblem('The discount is higher than the price.');
  return { discount, discountPercent: percent ?? percentOf(discount, price) };
}

function readWhole(line: Line, column: string, most: number): number | null {
  const value = readNumber(line, column);
  if (value === null) return null;
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new CellProblem(`The ${column} must be a whole number from 0 to ${most}.`);
  return column === 'pack_pieces' && value === 0 ? null : value;
}

function readFlag(line: Line, column: string): boolean | null {
  const written = tidyText(line.cell(column)).toLowerCase();
  if (!written) return null;
  if (['yes', 'y', 'true', '1', 'rx'].includes(written)) return true;
  if (['no', 'n', 'false', '0', 'otc'].includes(written)) return false;
  throw new CellProblem(`The ${column} must be yes or no.`);
}

function readImage(line: Line): string {
  const name = tidyText(line.cell('image'));
  if (name && !/^[\w.-]{1,200}$/.test(name))
    throw new CellProblem('The image must be the name of a file, without a folder.');
  return name;
}
