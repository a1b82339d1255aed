/** Looks up a picture's subject in the database by its file name. */
import { eq, or } from 'drizzle-orm';
import type { PictureSize, PictureType } from '#domain/picture.ts';
import type { Database } from '#server/db/database.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { banners } from '#server/db/tables/home.ts';
import { offers } from '#server/db/tables/offers.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { listPictures } from '#server/services/shop/list-pictures.ts';
import type { PictureFacts } from './draw.ts';
import type { ProductFacts } from './look.ts';
import { packFormOf } from './pack-form.ts';

/** Drawn for every product without a picture of its own. */
const defaultPicture = 'default.webp';

export const pictureTypes = [
  'Product',
  'Gallery',
  'Offer',
  'Banner',
  'Shop',
] as const satisfies readonly PictureType[];

export const pictureSizes = ['Icons', 'Small', 'Orginal'] as const satisfies readonly PictureSize[];

interface ProductRow {
  name: string;
  nameBn: string;
  strength: string;
  genericName: string;
  form: string;
  company: string;
  packName: string;
  permalink: string;
  categoryName: string;
}

/** The product facts that its picture needs. */
function productFacts(row: ProductRow): ProductFacts {
  const { categoryName, permalink, ...facts } = row;
  return { ...facts, key: permalink, packForm: packFormOf({ ...facts, category: categoryName }) };
}

const productColumns = {
  name: products.name,
  nameBn: products.nameBn,
  strength: products.strength,
  genericName: products.genericName,
  form: products.form,
  company: products.company,
  packName: products.packName,
  permalink: products.permalink,
  image: products.image,
  categoryName: categories.name,
  subCategoryName: subCategories.name,
};

function selectProducts(db: Database) {
  return db
    .select(productColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId));
}

type SelectedProduct = Awaited<ReturnType<typeof selectProducts>>[number];

function productSubject(row: SelectedProduct): PictureFacts {
  const categoryName = row.subCategoryName ?? row.categoryName;
  return { kind: 'product', product: productFacts({ ...row, categoryName }) };
}

/**
 * The facts for drawing a file; null if its name is enough. Undefined if nothing in the shop uses
 * the file, so that strangers cannot make the server draw arbitrary names.
 */
export async function factsForFile(
  db: Database,
  type: PictureType,
  file: string,
): Promise<PictureFacts | undefined> {
  // The logo is uploaded and never drawn.
  if (type === 'Shop') return undefined;
  if (type === 'Product') {
    if (file === defaultPicture) return null;
    const permalink = file.replace(/\.webp$/, '');
    const rows = await selectProducts(db)
      .where(or(eq(products.permalink, permalink), eq(products.image, file)))
      .limit(2);
    const row = rows.find((one) => one.image === file);
    return row && productSubject(row);
  }
  if (type === 'Gallery') {
    // The lists name pictures that are hidden now, too: the counter shows them.
    const inList = (await listPictures(db)).find(({ image }) => image === file);
    if (inList) return listSubject(inList).facts;
  }
  return (await isCarried(db, type, file)) ? null : undefined;
}

function listSubject({
  list,
  image,
  name,
}: {
  list: string;
  image: string;
  name: string;
}): Subject {
  const facts: PictureFacts = list === 'directors' ? { kind: 'portrait', name } : null;
  return { type: 'Gallery', file: image, facts };
}

async function isCarried(
  db: Database,
  type: Exclude<PictureType, 'Product' | 'Shop'>,
  file: string,
): Promise<boolean> {
  if (!file) return false;
  const tables = {
    Gallery: [galleryItems],
    Offer: [offers],
    Banner: [banners, categories, subCategories],
  };
  for (const table of tables[type]) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.image, file))
      .limit(1);
    if (row) return true;
  }
  return false;
}

export interface Subject {
  type: PictureType;
  file: string;
  facts: PictureFacts;
}

/** Every picture that the shop uses, without duplicates. */
export async function allSubjects(db: Database): Promise<Subject[]> {
  const named = async (
    type: PictureType,
    table:
      | typeof galleryItems
      | typeof offers
      | typeof banners
      | typeof categories
      | typeof subCategories,
  ): Promise<Subject[]> => {
    const rows = await db.select({ image: table.image }).from(table);
    return rows.map(({ image }) => ({ type, file: image, facts: null }));
  };
  const rows = await selectProducts(db);
  const subjects: Subject[] = [
    { type: 'Product', file: defaultPicture, facts: null },
    ...rows.map((row): Subject => ({
      type: 'Product',
      file: row.image,
      facts: productSubject(row),
    })),
    ...(await named('Gallery', galleryItems)),
    ...(await listPictures(db)).toReversed().map(listSubject),
    ...(await named('Offer', offers)),
    ...(await named('Banner', banners)),
    ...(await named('Banner', categories)),
    ...(await named('Banner', subCategories)),
  ];
  const once = new Map(subjects.map((subject) => [`${subject.type}/${subject.file}`, subject]));
  return [...once.values()].filter(({ file }) => file !== '');
}
