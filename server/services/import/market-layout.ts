/**
 * The layout of public price lists of the Bangladeshi market: brand id, brand name, …, package
 * container.
 */
import { assumedStock } from '#domain/product.ts';
import { productLimits } from '#domain/shelf-product.ts';
import { CellProblem, codeIn, numberOf, orProblem, takaOf, textIn } from './cells.ts';
import { countPrices, packsIn, type SellablePack } from './pack-prices.ts';
import type { ImportedProduct, Line, ReadLine } from './row.ts';
import { tidyStrength } from './tidy-text.ts';

/**
 * Returns one product for each pack in the line. A line without a price is flagged, never guessed.
 */
export function readMarketLine(line: Line): ReadLine {
  return orProblem(line, () => productsOf(line));
}

function productsOf(line: Line): ReadLine {
  const brandId = codeIn(line, 'brand id');
  const name = textIn(line, 'brand name');
  if (!/^\d+$/.test(brandId)) throw new CellProblem('The brand id must be a number.');
  if (!name) throw new CellProblem('The brand name is missing.');
  const packs = readPacks(line);
  const known = packs.length > 0 ? packs : [null];
  return {
    kind: 'products',
    isFlagged: packs.length === 0,
    products: known.map((pack, at) => productOf(line, brandId, name, pack, at)),
  };
}

function readPacks(line: Line): SellablePack[] {
  const column = 'package container';
  const cell = line.cell(column);
  const priced = (written: string) => takaOf(column, numberOf(line, column, written));
  const packs = packsIn(cell, priced);
  if (packs.length + packs.filter(({ box }) => box).length < countPrices(cell))
    throw new CellProblem('The package container has a price that cannot be read.');
  if (packs.some(({ box }) => box && box.pieces > productLimits.packPieces))
    throw new CellProblem(
      `The package container must be a whole number from 0 to ${productLimits.packPieces}.`,
    );
  return packs;
}

function productOf(
  line: Line,
  brandId: string,
  name: string,
  pack: SellablePack | null,
  at: number,
): ImportedProduct {
  return {
    line: line.line,
    externalId: at === 0 ? brandId : `${brandId}/${at + 1}`,
    name,
    nameBn: '',
    strength: tidyStrength(textIn(line, 'strength')),
    genericName: textIn(line, 'generic'),
    genericNameBn: '',
    form: textIn(line, 'dosage form'),
    company: textIn(line, 'manufacturer'),
    listPrice: pack?.price || null,
    discount: 0,
    discountPercent: 0,
    stock: pack ? assumedStock.fetched : 0,
    stockBefore: null,
    packName: pack?.name || (pack?.box ? 'box' : ''),
    packPieces: pack?.box?.pieces ?? null,
    isPrescriptionRequired: /herbal/i.test(line.cell('type')) ? false : null,
    image: '',
    details: '',
    permalink: '',
    category: '',
    subCategory: '',
    searchWords: '',
  };
}
