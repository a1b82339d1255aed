/** The shop's particulars, as the server itself uses them (shell-85). */
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { isParticular, ownPage, type DatedShop } from '#contract/shop.ts';
import {
  emptyPlaces,
  emptySettings,
  type BothLanguages,
  type PrescriptionRule,
  type ShopSettings,
} from '#domain/shop.ts';
import {
  hasOwnText,
  pageOfSection,
  pageSection,
  type OwnPage,
  type PageName,
} from '#domain/text-pages.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import { readPlaces } from './districts.ts';
import { readValue } from './stored-rows.ts';

/** The newest version of every part. A part that was never saved is empty. */
export async function readSettings(db: Database, isDemonstration: boolean): Promise<DatedShop> {
  const rows = await db
    .selectDistinctOn([shopSections.name])
    .from(shopSections)
    .orderBy(shopSections.name, desc(shopSections.id));
  const ownPages: PageName[] = [];
  const settings = {
    savedAt: '',
    isDemonstration,
    ...emptySettings,
    ownPages,
    places: emptyPlaces,
  };
  for (const { name, value, savedAt } of rows) {
    const at = savedAt.toISOString();
    if (at > settings.savedAt) settings.savedAt = at;
    if (isParticular(name)) Object.assign(settings, { [name]: partOf(name, value) });
    const page = pageOfSection(name);
    if (page && hasOwnText(storedPage(value))) ownPages.push(page);
  }
  return { ...settings, places: await readPlaces(db, settings.delivery) };
}

/** A stored part. A field that an earlier version did not have gets its empty value. */
export function partOf<Name extends keyof ShopSettings>(
  name: Name,
  stored: unknown,
): ShopSettings[Name] {
  return { ...emptySettings[name], ...Object(stored) };
}

/** The owner's text of a page (counter-380), read from the database. */
export async function readOwnPage(db: Database, page: PageName): Promise<OwnPage> {
  return storedPage(await readValue(db, pageSection(page)));
}

function storedPage(value: unknown): OwnPage {
  const parsed = v.safeParse(ownPage, value);
  return parsed.success ? parsed.output : { text: { en: '', bn: '' } };
}

/** The name of the shop, read from the database. */
export async function shopName(db: Database): Promise<BothLanguages> {
  return (await readPart(db, 'identity')).name;
}

/** Whether orders need a prescription (checkout-18), read from the database. */
export async function prescriptionRule(db: Database): Promise<PrescriptionRule> {
  return (await readPart(db, 'prescriptions')).rule;
}

async function readPart<Name extends keyof ShopSettings>(
  db: Database,
  name: Name,
): Promise<ShopSettings[Name]> {
  return partOf(name, await readValue(db, name));
}

/** Returns the current particulars. They are read again after every change of the shop. */
export function openShopSettings(
  db: Database,
  catalogue: Catalogue,
  isDemonstration: boolean,
): () => Promise<DatedShop> {
  return readAfterChanges(catalogue, () => readSettings(db, isDemonstration));
}

/** Caches what is read until the next change of the shop or the catalogue. */
export function readAfterChanges<Value>(
  catalogue: Pick<Catalogue, 'version'>,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let version = -1;
  let cached: Promise<Value> | null = null;
  return async () => {
    const current = await catalogue.version();
    if (current !== version) cached = null;
    version = current;
    cached ??= read().catch((failure: unknown) => {
      cached = null;
      throw failure;
    });
    return cached;
  };
}
