/**
 * Computes what a file would change in the catalogue, row by row, without changing anything
 * (counter-166).
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc, gt } from 'drizzle-orm';
import { plainImage } from '#domain/permalink.ts';
import { plainInput } from '#domain/plain-input.ts';
import { percentOf } from '#domain/shelf-product.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { freshPermalink } from './permalinks.ts';
import {
  writtenFields,
  type Difference,
  type PlannedRow,
  type PlannedShelf,
  type WrittenFields,
} from './planned-row.ts';
import { discountAt } from './prices.ts';
import type { ReadFile } from './read-file.ts';
import type { BadLine, ImportedProduct } from './row.ts';
import { genericsOf, planShelves } from './shelves.ts';
import { decodeEntities, tidyStrength, tidyText } from './tidy-text.ts';

const rowsPerBatch = 1_000;
/** Imported products rank after those that the shop has placed first. */
const firstRank = 100_000;

export interface ImportPlan {
  rows: PlannedRow[];
  /** The number of products in the file that need no change. */
  same: number;
  /** Lines that were parsed but cannot be applied. */
  refused: BadLine[];
}

/** Fields of existing products that stay unchanged if the file lacks the column. */
const columnOf: Partial<Record<keyof WrittenFields, readonly string[]>> = {
  nameBn: ['name_bn'],
  strength: ['strength'],
  genericName: ['generic'],
  genericNameBn: ['generic_bn'],
  form: ['form'],
  company: ['company'],
  stock: ['stock'],
  packName: ['pack_name'],
  packPieces: ['pack_pieces'],
  details: ['details'],
  searchWords: ['search_words'],
};
const columnFields = Object.keys(columnOf).filter(isField);

type Existing = typeof products.$inferSelect;

/**
 * Compares a file with the current catalogue. Fields without a column stay unchanged, and so do
 * category, picture and prescription status if the line leaves them empty. With `replaces`,
 * products that are not in the file are removed.
 */
export async function planImport(
  db: Database,
  { products: imported, columns }: Pick<ReadFile, 'products' | 'columns'>,
  { replaces }: { replaces: boolean },
): Promise<ImportPlan> {
  const present = await readPresent(db);
  const { matches, refused } = matchProducts(imported, present, columns);
  const generics = genericsOf(present);
  const shelves = await planShelves(db);
  const named = new Set([...matches.values()].map(({ id }) => id));
  const goes = (row: Existing) => replaces && !named.has(row.id);
  const holders = new Map(present.map((row) => [row.permalink, row]));
  const taken = new Set(present.filter((row) => !goes(row)).map(({ permalink }) => permalink));
  for (const { permalink } of imported) if (permalink) taken.add(permalink);
  const plan: ImportPlan = { rows: [], same: 0, refused: [...refused.values()] };
  for (const [index, product] of imported.entries()) {
    if (index % rowsPerBatch === 0) await yieldToEventLoop();
    if (refused.has(product)) continue;
    const there = matches.get(product);
    const holder = holders.get(product.permalink);
    if (product.permalink && holder && holder !== there && !goes(holder)) {
      const sentence = `The permalink ${product.permalink} belongs to another product.`;
      plan.refused.push({ line: product.line, sentence });
      continue;
    }
    const generic = generics.get(product.genericName.toLowerCase());
    const permalink = product.permalink || (there?.permalink ?? freshPermalink(product, taken));
    const displaced = holders.get(permalink);
    const fields = fieldsOf(product, { permalink, rank: firstRank + index, generic });
    if (!there) {
      const displaces = displaced?.id ?? null;
      const line = product.line;
      const planned = shelves.plan(product, generic);
      plan.rows.push({ kind: 'new', line, fields, shelf: planned, displaces });
      continue;
    }
    const shelf = product.category ? shelves.plan(product, generic) : null;
    const standing = shelves.standing(there);
    const next = keepUnsaid(fields, product, there, columns);
    const row = changeOf(there, next, shelf && { before: standing, after: shelf });
    if (row) plan.rows.push({ ...row, line: product.line });
    else plan.same += 1;
  }
  for (const row of present.filter(goes)) {
    const { id: productId, name } = row;
    plan.rows.push({ kind: 'removed', productId, name, externalId: row.externalId ?? '' });
  }
  return plan;
}

interface Matches {
  matches: Map<ImportedProduct, Existing>;
  refused: Map<ImportedProduct, BadLine>;
}

/**
 * Finds the existing product of each line: by its id, otherwise, in a file without ids, by its name
 * and the other columns that distinguish products.
 */
function matchProducts(
  imported: readonly ImportedProduct[],
  present: readonly Existing[],
  columns: readonly string[],
): Matches {
  const byId = productsById(present);
  const fields = columns.includes('id') ? [] : identityFields.filter((field) => isSaid(field));
  const byIdentity = new Map<string, Existing[]>();
  const matches: Matches['matches'] = new Map();
  const refused: Matches['refused'] = new Map();
  const lines = new Map<number, number>();

  function isSaid(field: (typeof identityFields)[number]): boolean {
    return field === 'name' || columns.includes(columnOf[field]?.[0] ?? '');
  }

  for (const row of fields.length > 0 ? present : []) {
    const identity = identityOf(row, fields);
    byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), row]);
  }
  for (const product of imported) {
    const alike = byIdentity.get(identityOf(product, fields)) ?? [];
    const there = byId.get(product.externalId) ?? alike[0];
    if (!there) continue;
    const { line } = product;
    const earlier = lines.get(there.id);
    if (!byId.has(product.externalId) && alike.length > 1) {
      const sentence = `The name fits ${alike.length} products of the shop. Add a column for the strength, the form, the pack or the id.`;
      refused.set(product, { line, sentence });
    } else if (earlier !== undefined) {
      const sentence = `The product already stands in line ${earlier}.`;
      refused.set(product, { line, sentence });
    } else {
      matches.set(product, there);
      lines.set(there.id, line);
    }
  }
  return { matches, refused };
}

const identityFields = ['name', 'strength', 'form', 'packName', 'company'] as const;

function identityOf(
  one: Pick<Existing, (typeof identityFields)[number]>,
  fields: readonly (typeof identityFields)[number][],
): string {
  return JSON.stringify(fields.map((field) => asRead(field, one[field]).toLowerCase()));
}

/**
 * Indexes products by their external id, also in normalised form, so that ids stored with Bengali
 * digits match. An exported file identifies a product without an id by its permalink.
 */
function productsById(present: readonly Existing[]): Map<string, Existing> {
  const idOf = (row: Existing) => row.externalId ?? '';
  return new Map([
    ...present.map((row) => [row.permalink, row] as const).filter(([, row]) => idOf(row) === ''),
    ...present.map((row) => [plainInput(idOf(row)), row] as const),
    ...present.map((row) => [idOf(row), row] as const),
  ]);
}

/** Medicines without a stated prescription status require a prescription. */
function isMedicine({
  genericName,
  form,
  strength,
}: Pick<ImportedProduct, 'genericName' | 'form' | 'strength'>): boolean {
  return genericName !== '' || (form !== '' && strength !== '');
}

/** Reads all products in portions and yields to other requests between them. */
async function readPresent(db: Database): Promise<Existing[]> {
  const all: Existing[] = [];
  for (let last = 0; ;) {
    const rows = await db
      .select()
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(rowsPerBatch);
    if (rows.length === 0) return all;
    all.push(...rows);
    last = rows.at(-1)?.id ?? last;
    await yieldToEventLoop();
  }
}

function fieldsOf(
  product: ImportedProduct,
  resolved: {
    permalink: string;
    rank: number;
    generic: { isPrescriptionRequired: boolean } | undefined;
  },
): WrittenFields {
  const { permalink, rank, generic } = resolved;
  const {
    line: _line,
    category: _category,
    subCategory: _sub,
    stockBefore: _stockBefore,
    ...fields
  } = product;
  return {
    ...fields,
    isPrescriptionRequired:
      product.isPrescriptionRequired ?? generic?.isPrescriptionRequired ?? isMedicine(product),
    permalink,
    // A product without a picture gets a drawn one with this name.
    image: product.image || plainImage(permalink),
    rank,
  };
}

/** Retains the fields of an existing product for which the file has no column or no value. */
function keepUnsaid(
  fields: WrittenFields,
  product: ImportedProduct,
  there: Existing,
  columns: readonly string[],
): WrittenFields {
  const says = (...names: string[]) => names.some((name) => columns.includes(name));
  const retained: Partial<WrittenFields> = {};
  for (const field of columnFields)
    if (!says(...(columnOf[field] ?? []))) Object.assign(retained, { [field]: there[field] });
  const isPricedNow = there.listPrice === null && fields.listPrice !== null;
  if (!says('stock') && isPricedNow) retained.stock = fields.stock;
  // Nobody has edited the stock of an exported file, so units that were sold meanwhile stay sold.
  if (product.stockBefore === product.stock) retained.stock = there.stock;
  if (!says('discount', 'discount_percent')) {
    retained.discount = discountAt(fields.listPrice, there);
    retained.discountPercent = percentOf(retained.discount, fields.listPrice);
  }
  // If the file turns a product into a medicine, its previous prescription status was never decided
  // for a medicine.
  const isDecided = there.isPrescriptionRequired || isMedicine(there);
  if (product.isPrescriptionRequired === null && isDecided)
    retained.isPrescriptionRequired = there.isPrescriptionRequired;
  if (product.image === '') retained.image = there.image;
  // The rank is retained. Otherwise a reordered file would make every phone download every product
  // again.
  const externalId = there.externalId ?? fields.externalId;
  return { ...fields, ...retained, externalId, rank: there.rank };
}

function changeOf(
  there: Existing,
  next: WrittenFields,
  shelf: { before: PlannedShelf; after: PlannedShelf } | null,
): Extract<PlannedRow, { kind: 'changed' }> | null {
  const fields: Partial<WrittenFields> = {};
  const differences: Difference[] = [];
  for (const field of Object.keys(next).filter(isField)) {
    if (field === 'externalId' || isSame(field, there, next)) continue;
    Object.assign(fields, { [field]: next[field] });
    differences.push([field, there[field], next[field]]);
  }
  const stands = shelf && [shelfName(shelf.before), shelfName(shelf.after)];
  const moves = stands && stands[0] !== stands[1];
  if (moves) differences.push(['category', stands[0] ?? '', stands[1] ?? '']);
  if (differences.length === 0) return null;
  return {
    kind: 'changed',
    productId: there.id,
    stockThen: there.stock,
    pricesThen: { listPrice: there.listPrice, discount: there.discount },
    fields,
    shelf: moves ? shelf.after : null,
    name: next.name,
    externalId: next.externalId,
    differences,
  };
}

/**
 * Whether a field is unchanged. A value that a file cannot state exactly as it is stored, because the
 * import normalises it, counts as unchanged if the file states its normalised form.
 */
function isSame(field: keyof WrittenFields, there: Existing, next: WrittenFields): boolean {
  const before = there[field];
  const after = next[field];
  if (before === after) return true;
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  const other = otherName[field];
  // A name in Bengali that only repeats the other name is not stored again.
  const repeats = other && after === '' && before.toLowerCase() === there[other].toLowerCase();
  if (repeats || (field === 'name' && before === '' && after === there.nameBn)) return true;
  return asRead(field, before) === asRead(field, after);
}

const otherName: Partial<Record<keyof WrittenFields, 'name' | 'genericName'>> = {
  nameBn: 'name',
  genericNameBn: 'genericName',
};

/** The text of a field as the import reads it from an exported file. */
function asRead(field: keyof WrittenFields, text: string): string {
  if (field === 'details') return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  const tidied = tidyText(decodeEntities(text));
  return field === 'strength' ? tidyStrength(tidied) : tidied;
}

function shelfName({ category, subCategory }: PlannedShelf): string {
  return subCategory ? `${category.name} › ${subCategory.name}` : category.name;
}

function isField(name: string): name is keyof WrittenFields {
  return name in writtenFields.entries;
}
