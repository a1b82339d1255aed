/** The layout of the public lists of the Bangladeshi market: brand id, brand name, …, package container. */
import { assumedStock } from '#domain/product.ts';
import { packsIn, type SellablePack } from './pack-prices.ts';
import type { ImportedProduct, Line, ReadLine } from './row.ts';
import { tidyStrength, tidyText } from './tidy-text.ts';

export const marketColumns = ['brand id', 'brand name', 'generic', 'package container'];

/** One product for each pack that the line names; without a price it is flagged, never guessed. */
export function readMarketLine(line: Line): ReadLine {
  const brandId = tidyText(line.cell('brand id'));
  const name = tidyText(line.cell('brand name'));
  if (!/^\d+$/.test(brandId))
    return { kind: 'bad', line: line.line, sentence: 'The brand id must be a number.' };
  if (!name) return { kind: 'bad', line: line.line, sentence: 'The brand name is missing.' };
  const packs = packsIn(line.cell('package container'));
  const known = packs.length > 0 ? packs : [null];
  return {
    kind: 'products',
    isFlagged: packs.length === 0,
    products: known.map((pack, at) => productOf(line, brandId, name, pack, at)),
  };
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
    strength: tidyStrength(line.cell('strength')),
    genericName: tidyText(line.cell('generic')),
    form: tidyText(line.cell('dosage form')),
    company: tidyText(line.cell('manufacturer')),
    listPrice: pack?.price ?? null,
    discount: 0,
    discountPercent: 0,
    stock: pack ? assumedStock.fetched : 0,
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
