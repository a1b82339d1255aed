/** Our own layout, with one product per line. docs/import.md describes the columns. */
import { createHash } from 'node:crypto';
import { exampleId } from '#domain/import-columns.ts';
import { assumedStock } from '#domain/product.ts';
import { percentOf, productLimits } from '#domain/shelf-product.ts';
import {
  bengaliIn,
  CellProblem,
  codeIn,
  numberIn,
  orProblem,
  takaOf,
  textIn,
  wholeIn,
} from './cells.ts';
import type { Line, ReadLine } from './row.ts';
import { tidyStrength } from './tidy-text.ts';

const { details: longestDetails, stock: highestStock } = productLimits;

/** Returns the line's product, or its first problem. */
export function readOwnLine(line: Line): ReadLine {
  return orProblem(line, () => productOf(line));
}

function productOf(line: Line): ReadLine {
  const text = (column: string) => textIn(line, column);
  const name = text('name');
  const nameBn = bengaliIn(line, 'name_bn', name);
  if (!name && !nameBn) throw new CellProblem('The name is missing.');
  const listPrice = readTaka(line, 'price');
  const price = listPrice ?? 0;
  const { discount, discountPercent } = readDiscount(line, price);
  const permalink = codeIn(line, 'permalink').toLowerCase();
  if (permalink && !/^[a-z0-9-]+$/.test(permalink))
    throw new CellProblem('The permalink may have only lower-case characters, digits and hyphens.');
  const identity = {
    name: name || nameBn,
    strength: tidyStrength(text('strength')),
    form: text('form'),
    company: text('company'),
    packName: text('pack_name'),
  };
  const externalId = line.hasIds ? codeIn(line, 'id') : idOf(identity);
  if (!externalId) throw new CellProblem('The id is missing.');
  if (exampleId.test(externalId))
    throw new CellProblem('The line is an example of the template. Delete it.');
  return {
    kind: 'products',
    isFlagged: listPrice === null,
    products: [
      {
        ...identity,
        line: line.line,
        externalId,
        nameBn,
        genericName: text('generic'),
        genericNameBn: bengaliIn(line, 'generic_bn', text('generic')),
        listPrice,
        discount,
        discountPercent,
        stock: wholeIn(line, 'stock', highestStock) ?? assumedStock.fetched,
        stockBefore: wholeIn(line, 'stock_before', highestStock),
        packPieces: wholeIn(line, 'pack_pieces', productLimits.packPieces) || null,
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

/** The id of a product in a file without ids: the same while these fields are. */
function idOf(identity: Readonly<Record<string, string>>): string {
  const written = JSON.stringify(Object.values(identity).map((text) => text.toLowerCase()));
  return `list-${createHash('sha256').update(written).digest('hex').slice(0, 16)}`;
}

/**
 * Removes characters that PostgreSQL cannot store in text: zero characters, and half of a surrogate
 * pair that was cut.
 */
function detailsOf(cell: string): string {
  const plain = cell.normalize('NFC').replaceAll('\0', '');
  return plain.slice(0, longestDetails).replace(/[\ud800-\udbff]$/, '');
}

function readTaka(line: Line, column: string): number | null {
  const number = numberIn(line, column);
  if (number === null) return null;
  const taka = takaOf(column, number);
  // Spreadsheets write 0 for an unknown price. The product must not become free.
  return taka === 0 && column === 'price' ? null : taka;
}

function readDiscount(line: Line, price: number) {
  const amount = readTaka(line, 'discount');
  const percent = readPercent(line, 'discount_percent');
  const discount = amount ?? Math.round((price * (percent ?? 0)) / 100);
  if (discount > price) throw new CellProblem('The discount is higher than the price.');
  return { discount, discountPercent: percent ?? percentOf(discount, price) };
}

function readPercent(line: Line, column: string): number | null {
  const cell = (name: string) => codeIn(line, name).replace(/ ?%$/, '');
  const number = numberIn({ ...line, cell }, column);
  if (number === null) return null;
  const percent = Number(number);
  if (percent < 0 || percent > 100)
    throw new CellProblem('The discount_percent must be from 0 to 100.');
  return percent;
}

const yes = new Set(['yes', 'y', 'true', '1', 'rx', 'required', 'হ্যাঁ']);
const no = new Set(['no', 'n', 'false', '0', 'otc', 'not required', 'না']);

function readFlag(line: Line, column: string): boolean | null {
  const written = codeIn(line, column).toLowerCase();
  if (!written) return null;
  if (yes.has(written)) return true;
  if (no.has(written)) return false;
  throw new CellProblem(`The ${column} must be yes or no.`);
}

function readImage(line: Line): string {
  const name = textIn(line, 'image');
  if (name && !/^[\w.-]{1,200}$/.test(name))
    throw new CellProblem('The image must be the name of a file, without a folder.');
  return name;
}
