/** The shop's particulars, as the server itself uses them (shell-85). */
import { desc, eq } from 'drizzle-orm';
import { isParticular, type DatedShop } from '#contract/shop.ts';
import {
  emptyPlaces,
  emptySettings,
  type BothLanguages,
  type PrescriptionRule,
  type ShopSettings,
} from '#domain/shop.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import { readPlaces } from './districts.ts';

/** The newest version of every part. A part that was never saved is empty. */
export async function readSettings(db: Database, isDemonstration: boolean): Promise<DatedShop> {
  const rows = await db
    .selectDistinctOn([shopSections.name])
    .from(shopSections)
    .orderBy(shopSections.name, desc(shopSections.id));
  const settings = { savedAt: '', isDemonstration, ...emptySettings, places: emptyPlaces };
  for (const { name, value, savedAt } of rows) {
    const at = savedAt.toISOString();
    if (at > settings.savedAt) settings.savedAt = at;
    if (isParticular(name)) Object.assign(settings, { [name]: partOf(name, value) });
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
  const [row] = await db
    .select({ value: shopSections.value })
    .from(shopSections)
    .where(eq(shopSections.name, name))
    .orderBy(desc(shopSections.id))
    .limit(1);
  return partOf(name, row?.value);
}

/** Returns the current particulars. They are read again after every change of the shop. */
export function openShopSettings(
  db: Database,
  catalogue: Catalogue,
  isDemonstration: boolean,
): () => Promise<DatedShop> {
  let version = -1;
  let shop: Promise<DatedShop> | null = null;
  return async () => {
    const current = await catalogue.version();
    if (current !== version) shop = null;
    version = current;
    shop ??= readSettings(db, isDemonstration).catch((failure: unknown) => {
      shop = null;
      throw failure;
    });
    return shop;
  };
}
