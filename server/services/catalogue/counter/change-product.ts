/**
 * Products edited by hand: changed field by field, added, removed. Each change marks the catalogue
 * as changed.
 */
import { and, eq, isNull, like, or } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import {
  changedMeanwhile,
  productGone,
  productThere,
  type CounterProduct,
} from '#contract/counter/shelves.ts';
import { freePermalink, plainImage } from '#domain/permalink.ts';
import {
  percentOf,
  productFieldNames,
  productLimits,
  productProblems,
  type ProductField,
  type ProductFields,
} from '#domain/shelf-product.ts';
import type { Database } from '#server/db/database.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { isUnmerged } from '#server/services/catalogue/shown-shelves.ts';
import { formsOf } from '#server/services/import/permalinks.ts';
import { tidyStrength, tidyText } from '#server/services/import/tidy-text.ts';
import { Refusal } from '#server/services/refusal.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import { wasSentFirst, writeAddition, type Addition } from './addition.ts';
import { readProduct } from './read-products.ts';

/** Manually added products rank among imported ones. */
const handRank = 100_000;
const longestAbout = 500;

/**
 * The fields that the drawn picture shows. If one changes, the picture gets a new name and is drawn
 * again.
 */
const drawn = ['name', 'nameBn', 'strength', 'genericName', 'form', 'company', 'packName'] as const;

interface ProductChange {
  id: number;
  /** The fields as the editor saw them. */
  before: Partial<ProductFields>;
  after: Partial<ProductFields>;
}

/**
 * Writes the fields that differ between `before` and `after`. Throws a refusal if somebody else has
 * changed one of them in the meantime (with the current product) or if a value is not allowed.
 */
export async function changeProduct(
  db: Database,
  { id, before, after }: ProductChange,
  by: AuditBy,
): Promise<CounterProduct> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
    if (!row) throw gone();
    const now: ProductFields = row;
    const wanted = tidyFields({ ...now, ...after });
    const touched = productFieldNames.filter(
      (name) => name in after && after[name] !== before[name],
    );
    const changed = touched.filter((name) => wanted[name] !== now[name]);
    if (changed.some((name) => before[name] !== now[name])) throw await conflict(tx, id);
    if (changed.length === 0) return existing(tx, id);
    const next = { ...now, ...pick(wanted, changed) };
    await refuseProblems(tx, next, changed);
    await tx
      .update(products)
      .set({
        ...pick(wanted, changed),
        discountPercent: percentOf(next.discount, next.listPrice),
        image: imageAfter(row, next),
        updatedAt: by.now,
      })
      .where(eq(products.id, id));
    await writeAudit(tx, by, {
      action: 'products change',
      subject: String(id),
      about:
        `${next.name}: ${changed.map((name) => describeChange(name, now, next)).join(', ')}`.slice(
          0,
          longestAbout,
        ),
    });
    await markCatalogueChanged(tx);
    return existing(tx, id);
  });
}

/**
 * Adds a product. A repeated call with the same key returns the existing one. Throws refusals for
 * values that are not allowed, and, with the existing product, if the key was used with different
 * data.
 */
export async function addProduct(
  db: Database,
  added: { key: string; fields: ProductFields; stock: number },
  by: AuditBy,
): Promise<CounterProduct> {
  const tidied = tidyFields(added.fields);
  const fields = { ...tidied, name: tidied.name || tidied.nameBn };
  const { stock } = added;
  const externalId = `counter-${added.key}`;
  if (!(stock >= 0 && stock <= productLimits.stock))
    throw new Refusal(shelvesRefusals.stockOutOfRange);
  return db.transaction(async (tx) => {
    await refuseProblems(tx, fields, productFieldNames);
    for (;;) {
      const permalink = await ownPermalink(tx, fields, externalId);
      const [row] = await tx
        .insert(products)
        .values({
          ...fields,
          externalId,
          stock,
          discountPercent: percentOf(fields.discount, fields.listPrice),
          permalink,
          image: plainImage(permalink),
          rank: handRank,
          updatedAt: by.now,
        })
        .onConflictDoNothing()
        .returning({ id: products.id });
      if (row) {
        await writeAddition(tx, by, { id: row.id, fields, stock });
        await markCatalogueChanged(tx);
        return existing(tx, row.id);
      }
      const [earlier] = await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.externalId, externalId));
      if (earlier) return sameProduct(tx, { id: earlier.id, fields, stock });
      // Another product has just taken the permalink, so try again.
    }
  });
}

/**
 * Returns the current product that the key has created. Throws if neither its current nor its
 * original data are equal to the submitted data.
 */
async function sameProduct(tx: Database, { id, fields, stock }: Addition): Promise<CounterProduct> {
  const there = await existing(tx, id);
  const isSame =
    there.stock === stock && productFieldNames.every((name) => there[name] === fields[name]);
  if (isSame || (await wasSentFirst(tx, { id, fields, stock }))) return there;
  throw new Refusal(shelvesRefusals.productThere, {
    status: 409,
    id: productThere,
    content: there,
  });
}

/**
 * Removes a product from the catalogue. Orders have their own copy of its data. A repeated call
 * changes nothing.
 */
export async function removeProduct(db: Database, id: number, by: AuditBy): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(products).where(eq(products.id, id)).returning();
    if (!row) return;
    const about = `${row.name} ${row.strength}, ${row.permalink}, stock ${row.stock}`;
    await writeAudit(tx, by, { action: 'products remove', subject: String(id), about });
    await markCatalogueChanged(tx);
  });
}

/** 404 with an id: the product was removed while somebody edited it. */
export function gone(): Refusal {
  return new Refusal(shelvesRefusals.productGone, { status: 404, id: productGone });
}

async function conflict(tx: Database, id: number): Promise<Refusal> {
  const content = await readProduct(tx, id);
  return new Refusal(shelvesRefusals.changedMeanwhile, {
    status: 409,
    id: changedMeanwhile,
    content,
  });
}

async function existing(tx: Database, id: number): Promise<CounterProduct> {
  const product = await readProduct(tx, id);
  if (!product) throw gone();
  return product;
}

/**
 * Throws the first problem in the written fields. Existing problems in other fields are ignored.
 */
async function refuseProblems(
  tx: Database,
  fields: ProductFields,
  written: readonly ProductField[],
): Promise<void> {
  const problems = productProblems(fields);
  const wrong = productFieldNames.find(
    (name) => problems[name] && (written.includes(name) || name === 'discount'),
  );
  const problem = wrong && problems[wrong];
  if (problem) throw new Refusal(shelvesRefusals[problem], { id: wrong });
  if (!written.includes('categoryId') && !written.includes('subCategoryId')) return;
  const { categoryId, subCategoryId } = fields;
  const isSub = and(
    eq(subCategories.id, subCategoryId ?? 0),
    eq(subCategories.parentId, categoryId),
    isNull(subCategories.mergedInto),
  );
  const known =
    subCategoryId === null
      ? await tx.$count(categories, and(eq(categories.id, categoryId), isUnmerged))
      : await tx.$count(subCategories, isSub);
  if (known === 0) throw new Refusal(shelvesRefusals['unknown-category'], { id: 'categoryId' });
}

/** A permalink of name, strength and form, with the pack or a number if it is taken. */
async function ownPermalink(
  tx: Database,
  fields: ProductFields,
  externalId: string,
): Promise<string> {
  const forms = formsOf({ ...fields, externalId: externalId.slice(0, 20) });
  const beside = await tx
    .select({ permalink: products.permalink })
    .from(products)
    .where(or(...forms.map((form) => like(products.permalink, `${form}%`))));
  return freePermalink(forms, new Set(beside.map(({ permalink }) => permalink)));
}

/**
 * A photograph keeps its name. A drawn picture with other content gets a new name, because phones
 * cache pictures for a long time.
 */
function imageAfter(
  row: ProductFields & { image: string; permalink: string },
  next: ProductFields,
): string {
  const isDrawn = row.image === plainImage(row.permalink) || drawnName.test(row.image);
  if (!isDrawn || drawn.every((name) => row[name] === next[name])) return row.image;
  const shown = JSON.stringify(drawn.map((name) => next[name]));
  const digest = createHash('sha256').update(shown).digest('hex').slice(0, 8);
  return `${row.permalink}-drawn-${digest}.webp`;
}

/** The names of pictures that were drawn again. */
export const drawnName = /-drawn-[0-9a-f]{8}\.webp$/;

function pick(fields: ProductFields, names: readonly ProductField[]): Partial<ProductFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function describeChange(name: ProductField, before: ProductFields, after: ProductFields): string {
  if (name === 'details' || name === 'searchWords') return name;
  return `${name} ${before[name] ?? '–'} → ${after[name] ?? '–'}`;
}

/**
 * Normalises text as the import does (spaces, characters, strengths), so that the search finds both
 * alike.
 */
function tidyFields(fields: ProductFields): ProductFields {
  return {
    ...fields,
    name: tidyText(fields.name),
    nameBn: tidyText(fields.nameBn),
    strength: tidyStrength(fields.strength),
    genericName: tidyText(fields.genericName),
    genericNameBn: tidyText(fields.genericNameBn),
    form: tidyText(fields.form),
    company: tidyText(fields.company),
    packName: tidyText(fields.packName),
    searchWords: tidyText(fields.searchWords),
    details: fields.details.normalize('NFC'),
  };
}
