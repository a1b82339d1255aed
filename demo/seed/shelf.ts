/**
 * Parses the shelves: the goods of one sub-category, in this format:
 *
 *   = Generic or kind of goods | in Bengali | rx or otc | words that find it, …
 *   Brand | ব্র্যান্ড | Company | form, strength or size, taka, pack ; next form, … | nicknames, …
 *
 * The form is a short word of forms.ts. If the form is sold by the piece, the price is that of one
 * piece and the pack is the number of pieces in a strip (default 10); else the price is that of the
 * pack and the pack is its size. Ids are counted, so add new goods at the END of their shelf.
 */
import { paisaFromTaka } from '#domain/money.ts';
import { companies } from './companies.ts';
import { detailsOf } from './details.ts';
import { forms } from './forms.ts';
import { permalinkOf } from './permalinks.ts';
import { fullPrice, markdownOf, stockOf } from './price-tag.ts';
import type { SeedProduct } from './types.ts';

export interface Shelf {
  subCategoryId: number;
  /**
   * For infant formula, bottles and teats, which the law forbids promoting (Breast-milk Substitutes
   * Act 2013): no discount, no row on the home page.
   */
  neverMarkedDown?: true;
  lines: string;
}

interface Kind {
  name: string;
  nameBn: string;
  isPrescriptionRequired: boolean;
  aliases: string[];
}

/** A product before it has an id, a permalink, stock and a discount. */
type Listed = Omit<
  SeedProduct,
  'id' | 'permalink' | 'image' | 'stock' | 'discount' | 'discountPercent'
>;

const idsPerShelf = 1000;

function cells(line: string, separator: string): string[] {
  return line.split(separator).map((cell) => cell.trim());
}

function words(cell: string | undefined): string[] {
  return cells(cell ?? '', ',').filter((word) => word !== '');
}

function readKind(line: string): Kind {
  const [name, nameBn, sold, aliases] = cells(line.slice(1), '|');
  if (!name || !nameBn || (sold !== 'rx' && sold !== 'otc'))
    throw new Error(`A shelf has a heading that cannot be read: ${line}`);
  return { name, nameBn, isPrescriptionRequired: sold === 'rx', aliases: words(aliases) };
}

function readOffer(text: string, line: string) {
  const [code = '', strength, taka = '', pack = ''] = cells(text, ',');
  const form = forms[code];
  const listPrice = paisaFromTaka(taka);
  if (!form || strength === undefined || !(listPrice > 0))
    throw new Error(`A shelf has goods that cannot be read: "${text}" in ${line}`);
  if (!form.pieces) return { form, strength, listPrice, packSize: pack, pack: null };
  const count = pack === '' ? 10 : Number(pack);
  if (!Number.isInteger(count)) throw new Error(`"${pack}" is no count of pieces: ${line}`);
  const name = form.pieces.container;
  const single = { form, strength, listPrice, packSize: '', pack: null };
  return count === 1
    ? single
    : { ...single, packSize: `${name} of ${count}`, pack: { name, pieces: count } };
}

function readBrand(line: string, kind: Kind, shelf: Shelf, categoryId: number): Listed[] {
  const [name, nameBn, companyKey = '', offers, nicknames] = cells(line, '|');
  const company = companies[companyKey];
  if (!name || !nameBn || !offers || !company)
    throw new Error(`A shelf has a line that cannot be read: ${line}`);
  return cells(offers, ';').map((text) => {
    const { form, ...offer } = readOffer(text, line);
    return {
      ...offer,
      name,
      nameBn,
      generic: kind.name,
      genericBn: kind.nameBn,
      form: form.name,
      formBn: form.nameBn,
      packForm: form.packForm,
      company,
      categoryId,
      subCategoryId: shelf.subCategoryId,
      isPrescriptionRequired: kind.isPrescriptionRequired,
      aliases: [...words(nicknames), ...kind.aliases],
      details: '',
    };
  });
}

function readShelf(shelf: Shelf, categoryId: number): Listed[] {
  let kind: Kind | null = null;
  const listed: Listed[] = [];
  for (const line of cells(shelf.lines.normalize('NFC'), '\n')) {
    if (line === '') continue;
    if (line.startsWith('=')) {
      kind = readKind(line);
      continue;
    }
    if (!kind) throw new Error(`Goods before the first heading: ${line}`);
    listed.push(...readBrand(line, kind, shelf, categoryId));
  }
  return listed;
}

/**
 * The products of all shelves with their ids (sub-category × 1000 + position on the shelf),
 * permalinks, stock, discounts and facts. Throws on a line that cannot be parsed.
 */
export function productsOf(
  shelves: readonly Shelf[],
  categoryOf: (subCategoryId: number) => number,
  hasPicture: (permalink: string) => boolean,
): SeedProduct[] {
  const taken = new Set<string>();
  return shelves.flatMap((shelf) =>
    readShelf(shelf, categoryOf(shelf.subCategoryId)).map((listed, at) => {
      const permalink = permalinkOf(listed, taken);
      taken.add(permalink);
      const product = {
        ...listed,
        ...(shelf.neverMarkedDown ? fullPrice : markdownOf(permalink, listed.listPrice)),
        id: shelf.subCategoryId * idsPerShelf + at + 1,
        permalink,
        image: hasPicture(permalink) ? `${permalink}.webp` : '',
        stock: stockOf(permalink),
      };
      return { ...product, details: detailsOf(product) };
    }),
  );
}
