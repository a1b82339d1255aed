/** Products written by hand: changed field by field, added, removed; the catalogue counts as changed with each. */
import { and, eq, like, or } from 'drizzle-orm';
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
import { formsOf } from '#server/services/import/permalinks.ts';
import { tidyStrength, tidyText } from '#server/services/import/tidy-text.ts';
import { Refusal } from '#server/services/refusal.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import { wasSentFirst, writeAddition, type Addition } from './addition.ts';
import { readProduct } from './read-products.ts';

/** Products that are added by hand stand among those of a file. */
const handRank = 100_000;
const longestAbout = 500;

/** What the drawn picture shows: when it changes, the picture is drawn anew under a new name. */
const drawn = ['name', 'nameBn', 'strength', 'genericName', 'form', 'company', 'packName'] as const;

interface ProductChange {
  id: number;
  /** As whoever changes it saw it. */
  before: Partial<ProductFields>;
  after: Partial<ProductFields>;
}

/**
 * Writes the fields that differ between `before` and `after`. Throws a refusal where one of them
 * was changed meanwhile by somebody else (with the product as it is now), and for what a product
 * may not be.
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
      about: `${next.name}: ${changed.map((name) => said(name, now, next)).join(', ')}`.slice(
        0,
        longestAbout,
      ),
    });
    await markCatalogueChanged(tx);
    return existing(tx, id);
  });
}

/**
 * Adds a product; the same key makes one, and answers it. Throws refusals for what it may not be,
 * and where the key has made one of something else that was sent, with that one.
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
      // Another product of that name took the permalink at this moment.
    }
  });
}

/** What the same key has made, as it is now; throws where neither that nor what was sent first is the same. */
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

/** Takes it out of the catalogue: what orders sold of it stands in the orders. One that is gone stays gone. */
export async function removeProduct(db: Database, id: number, by: AuditBy): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(products).where(eq(products.id, id)).returning();
    if (!row) return;
    const about = `${row.name} ${row.strength}, ${row.permalink}, stock ${row.stock}`;
    await writeAudit(tx, by, { action: 'products remove', subject: String(id), about });
    await markCatalogueChanged(tx);
  });
}

/** 404 with an Id: it was removed while somebody worked on it. */
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

/** The first thing wrong with the fields that were written; what stood there before is left alone. */
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
  );
  const known =
    subCategoryId === null
      ? await tx.$count(categories, eq(categories.id, categoryId))
      : await tx.$count(subCategories, isSub);
  if (known === 0) throw new Refusal(shelvesRefusals['unknown-category'], { id: 'categoryId' });
}

/** Of name, strength and form, with the pack or a number where that is taken. */
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

/** A photograph stays; a drawn picture of something else gets another name: phones keep the one before for long. */
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

const drawnName = /-drawn-[0-9a-f]{8}\.webp$/;

function pick(fields: ProductFields, names: readonly ProductField[]): Partial<ProductFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function said(name: ProductField, before: ProductFields, after: ProductFields): string {
  if (name === 'details' || name === 'searchWords') return name;
  return `${name} ${before[name] ?? '–'} → ${after[name] ?? '–'}`;
}

/** Text as a file's is tidied: one spelling of spaces, characters and strengths, so that search finds both alike. */
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
