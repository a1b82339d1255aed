/**
 * Product exports of other shops (Shopify, WooCommerce, Medusa). Their lines are converted to lines
 * of our own layout, with one product per variant. Columns are named as in the file, in lower case.
 */
import { paisaFromTaka, takaFromPaisa } from '#domain/money.ts';
import type { ImportColumn } from '#domain/import-columns.ts';
import { writtenNumber } from '#domain/written-number.ts';
import type { BadLine, Line } from './row.ts';

export type ShopExportName = 'shopify' | 'woocommerce' | 'medusa';

type Cells = Partial<Record<ImportColumn, string>>;
/** A line's cells in our layout, a sentence why it is left out, or null if it has no product. */
type Converted = Cells | string | null;

interface ShopExport {
  isFrom: (headings: readonly string[]) => boolean;
  /** Our columns that its files can have. */
  columns: readonly ImportColumn[];
  convert: (lines: readonly Line[]) => Converted[];
}

const unpublished = 'The product is not published in the other shop. Publish it there first.';

const shopExports: Record<ShopExportName, ShopExport> = {
  shopify: {
    isFrom: (headings) =>
      !headings.includes('name') &&
      headings.includes('title') &&
      hasAny(headings, 'handle', 'url handle') &&
      hasAny(headings, 'variant price', 'price'),
    columns: [
      'id',
      'name',
      'company',
      'price',
      'discount',
      'stock',
      'pack_name',
      'category',
      'search_words',
      'details',
    ],
    convert: convertShopify,
  },
  woocommerce: {
    isFrom: (headings) =>
      ['type', 'sku', 'name', 'published', 'regular price'].every((one) => headings.includes(one)),
    columns: [
      'id',
      'name',
      'company',
      'price',
      'discount',
      'stock',
      'pack_name',
      'category',
      'sub_category',
      'search_words',
      'details',
    ],
    convert: convertWooCommerce,
  },
  medusa: {
    isFrom: (headings) =>
      ['product handle', 'product title', 'variant title'].every((one) => headings.includes(one)) &&
      headings.some((one) => medusaPrice.test(one)),
    columns: [
      'id',
      'name',
      'price',
      'discount',
      'stock',
      'pack_name',
      'category',
      'search_words',
      'details',
    ],
    convert: (lines) => lines.map(convertMedusa),
  },
};

/** The other shop whose export has these headings; null if there is none. */
export function shopExportOf(headings: readonly string[]): ShopExportName | null {
  const names = Object.keys(shopExports).filter(isShopExport);
  return names.find((name) => shopExports[name].isFrom(headings)) ?? null;
}

export function isShopExport(layout: string): layout is ShopExportName {
  return layout in shopExports;
}

/** Converts the lines of an export to our own layout. Lines without a product are omitted. */
export function convertExport(
  layout: ShopExportName,
  lines: readonly Line[],
): { columns: ImportColumn[]; lines: Line[]; bad: BadLine[] } {
  const { convert, columns } = shopExports[layout];
  const own: Line[] = [];
  const bad: BadLine[] = [];
  for (const [at, converted] of convert(lines).entries()) {
    const line = lines[at];
    if (!line || converted === null) continue;
    if (typeof converted === 'string') {
      bad.push({ line: line.line, sentence: converted });
      continue;
    }
    const cells = new Map<string, string>(Object.entries(converted));
    own.push({ ...line, cell: (column) => cells.get(column) ?? '' });
  }
  // A stock that no line states is not part of the file: the stock of existing products stays.
  const stated = own.some((line) => line.cell('stock') !== '');
  return { columns: columns.filter((one) => one !== 'stock' || stated), lines: own, bad };
}

/** The first line of a product has its title; the next ones are variants or pictures of it. */
function convertShopify(lines: readonly Line[]): Converted[] {
  let product: Line | undefined;
  return lines.map((line) => {
    const handle = first(line, 'handle', 'url handle');
    if (first(line, 'title') !== '') product = line;
    if (!product || first(product, 'handle', 'url handle') !== handle)
      return 'The title is missing.';
    const price = first(line, 'variant price', 'price');
    const sku = first(line, 'variant sku', 'sku');
    const options = [1, 2, 3].flatMap((nth) => {
      const value = first(line, `option${nth} value`);
      return value === '' || value === 'Default Title' ? [] : [value];
    });
    if (line !== product && price === '' && sku === '' && options.length === 0) return null;
    const status = first(product, 'status').toLowerCase();
    const published = first(product, 'published', 'published on online store').toLowerCase();
    if (/^(?:draft|archived)$/.test(status) || published === 'false') return unpublished;
    const isCounted = first(line, 'variant inventory tracker', 'inventory tracker') !== '';
    return {
      id: sku || [handle, ...options].join('/'),
      name: first(product, 'title'),
      company: first(product, 'vendor'),
      ...pricesOf(first(line, 'variant compare at price', 'compare at price') || price, price),
      stock: isCounted ? stockOf(first(line, 'variant inventory qty', 'inventory quantity')) : '',
      pack_name: options.join(', '),
      category: first(product, 'type'),
      search_words: phrasesOf(first(product, 'tags')),
      details: first(product, 'body html', 'description'),
    };
  });
}

/** A variable product has no price; each of its variations is a line that names it as its parent. */
function convertWooCommerce(lines: readonly Line[]): Converted[] {
  const parents = new Map<string, Line>();
  for (const line of lines) {
    if (line.cell('sku') !== '') parents.set(line.cell('sku'), line);
    if (line.cell('id') !== '') parents.set(`id:${line.cell('id')}`, line);
  }
  return lines.map((line) => {
    const types = line.cell('type').toLowerCase().split(/,\s*/);
    const isVariation = types.includes('variation');
    if (!isVariation && !types.includes('simple')) return null;
    const product = isVariation ? parents.get(line.cell('parent')) : line;
    if (!product) return 'The parent is missing.';
    if (![line, product].every((one) => one.cell('published') === '1')) return unpublished;
    const options = isVariation
      ? [1, 2, 3].flatMap((nth) => first(line, `attribute ${nth} value s`) || [])
      : [];
    const [category = '', subCategory = ''] = deepestCategory(product.cell('categories'));
    const regular = line.cell('regular price');
    const isSoldOut = line.cell('in stock') === '0';
    return {
      id: line.cell('sku') || line.cell('id'),
      name: product.cell('name'),
      company: first(product, 'brands'),
      ...pricesOf(regular, line.cell('sale price') || regular),
      stock: stockOf(line.cell('stock') || (isSoldOut ? '0' : '')),
      pack_name: options.join(', '),
      category,
      sub_category: subCategory,
      search_words: phrasesOf(product.cell('tags')),
      details: first(product, 'description', 'short description'),
    };
  });
}

const medusaPrice = /^(?:variant )?price bdt(?: |$)/;

/** Each line is a variant with the data of its product. The shop's money is taka. */
function convertMedusa(line: Line): Converted {
  const status = first(line, 'product status').toLowerCase();
  if (status !== '' && status !== 'published') return unpublished;
  const title = first(line, 'product title');
  const variant = first(line, 'variant title');
  const isOnly = variant === title || /^default(?: (?:variant|title))?$/i.test(variant);
  const isCounted = first(line, 'variant manage inventory').toLowerCase() !== 'false';
  const price = line.columns.find((column) => medusaPrice.test(column)) ?? '';
  const tags = line.columns.filter((column) => /^product tags?(?: \d+)?$/.test(column));
  return {
    id: first(line, 'variant sku', 'variant id') || `${first(line, 'product handle')}/${variant}`,
    name: title,
    price: line.cell(price),
    stock: isCounted ? stockOf(first(line, 'variant inventory quantity')) : '',
    pack_name: isOnly ? '' : variant,
    category: first(line, 'product type', 'product collection title'),
    search_words: phrasesOf(tags.map((column) => line.cell(column)).join(',')),
    details: first(line, 'product description'),
  };
}

function hasAny(headings: readonly string[], ...names: string[]): boolean {
  return names.some((name) => headings.includes(name));
}

/** The first of these columns that the line fills. */
function first(line: Line, ...columns: string[]): string {
  for (const column of columns) {
    const cell = line.cell(column).trim();
    if (cell !== '') return cell;
  }
  return '';
}

/** Our price is the one before a reduction. A price that is no number is reported as it is. */
function pricesOf(regular: string, paid: string): Pick<Cells, 'price' | 'discount'> {
  const [before, now] = [regular, paid].map((written) => {
    const number = writtenNumber(written);
    return number === null ? null : paisaFromTaka(number);
  });
  if (before === null || before === undefined || now === null || now === undefined)
    return { price: paid };
  if (now >= before) return { price: paid, discount: '0' };
  return { price: regular, discount: String(takaFromPaisa(before - now)) };
}

/** Shops that sell beyond their stock count below zero. */
function stockOf(written: string): string {
  return /^-\d/.test(written) ? '0' : written;
}

function phrasesOf(tags: string): string {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    .join(' | ');
}

/** `Medicine, Medicine > Pain` lists one path after another; a comma in a name has a backslash. */
function deepestCategory(written: string): string[] {
  const paths = written
    .split(/(?<!\\),/)
    .map((path) => path.split('>').map((name) => name.replaceAll('\\,', ',').trim()));
  return paths.toSorted((one, other) => other.length - one.length)[0] ?? [];
}
