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
import type { ImportedProduct } from './row.ts';
import { genericsOf, planShelves } from './shelves.ts';

const rowsPerBatch = 1_000;
/** Imported products rank after those that the shop has placed first. */
const firstRank = 100_000;

export interface ImportPlan {
  rows: PlannedRow[];
  /** The number of products in the file that need no change. */
  same: number;
  /** Lines that were parsed but cannot be applied. */
  refused: ReadFile['bad'];
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
  const byExternalId = productsById(present);
  const generics = genericsOf(present);
  const shelves = await planShelves(db);
  const named = new Set(imported.map(({ externalId }) => externalId));
  const goes = (row: Existing) => replaces && !named.has(plainInput(row.externalId ?? ''));
  const holders = new Map(present.map((row) => [row.permalink, row]));
  const taken = new Set(present.filter((row) => !goes(row)).map(({ permalink }) => permalink));
  for (const { permalink } of imported) if (permalink) taken.add(permalink);
  const plan: ImportPlan = { rows: [], same: 0, refused: [] };
  for (const [index, product] of imported.entries()) {
    if (index % rowsPerBatch === 0) await yieldToEventLoop();
    const there = byExternalId.get(product.externalId);
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

/**
 * Indexes products by their external id, also in normalised form, so that ids stored with Bengali
 * digits match.
 */
function productsById(present: readonly Existing[]): Map<string, Existing> {
  const idOf = (row: Existing) => row.externalId ?? '';
  return new Map([
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
  const { line: _line, category: _category, subCategory: _sub, ...yieldToEventLoop } = product;
  return {
    ...yieldToEventLoop,
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
  return { ...fields, ...retained, externalId: there.externalId ?? '', rank: there.rank };
}

function changeOf(
  there: Existing,
  next: WrittenFields,
  shelf: { before: PlannedShelf; after: PlannedShelf } | null,
): Extract<PlannedRow, { kind: 'changed' }> | null {
  const fields: Partial<WrittenFields> = {};
  const differences: Difference[] = [];
  for (const field of Object.keys(next).filter(isField)) {
    if (next[field] === there[field]) continue;
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

function shelfName({ category, subCategory }: PlannedShelf): string {
  return subCategory ? `${category.name} › ${subCategory.name}` : category.name;
}

function isField(name: string): name is keyof WrittenFields {
  return name in writtenFields.entries;
}
