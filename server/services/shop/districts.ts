/** The table of districts (counter-340): its rows, and what other calls read of it. */
import { asc, eq, isNotNull } from 'drizzle-orm';
import { parseSection } from '#contract/counter/shop.ts';
import { isInsideDhaka } from '#domain/delivery-estimate.ts';
import {
  chargeNoteOf,
  exceptionsOf,
  type DeliveryException,
  type DeliveryTable,
  type DeliveryTerms,
  type NamedTerms,
} from '#domain/delivery-terms.ts';
import type { ShopPlaces, ShopSettings } from '#domain/shop.ts';
import type { Database } from '#server/db/database.ts';
import { districts, upazilas } from '#server/db/tables/addresses.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';
import { readValue } from './stored-rows.ts';

/** The table of a shop that has not edited it at the counter. */
export async function districtTable(db: Database): Promise<DeliveryTable> {
  const { rows } = await namedTable(db, null);
  return {
    rows: rows.map(({ areas, ...row }) => ({ ...unnamed(row), areas: areas.map(unnamed) })),
  };
}

function unnamed<Row extends { name: string }>(row: Row): Omit<Row, 'name'> {
  const { name: _name, ...rest } = row;
  return rest;
}

/**
 * Writes the charges into the tables of places. An area without terms of its own has the charge of
 * its district.
 */
export async function writeDistricts(tx: Database, { rows }: DeliveryTable): Promise<void> {
  await tx.update(upazilas).set({ charge: null, threshold: null, reducedCharge: null });
  for (const { id, areas, ...terms } of rows) {
    const written = await tx
      .update(districts)
      .set(chargeColumns(terms))
      .where(eq(districts.id, id))
      .returning({ id: districts.id });
    if (written.length === 0) throw new Refusal(apiText.placeUnknown);
    for (const area of areas) {
      const [changed] = await tx
        .update(upazilas)
        .set(chargeColumns(area))
        .where(eq(upazilas.id, area.id))
        .returning({ districtId: upazilas.districtId });
      if (changed?.districtId !== id) throw new Refusal(apiText.placeUnknown);
    }
  }
}

function chargeColumns({ standard, threshold, reduced }: DeliveryTerms) {
  return { charge: standard, threshold, reducedCharge: reduced };
}

/** The charges and exceptions that customers' pages read. */
export async function readPlaces(
  db: Database,
  delivery: ShopSettings['delivery'],
): Promise<ShopPlaces> {
  const { rows } = await namedTable(db, await savedTable(db));
  return {
    note: chargeNoteOf(rows, (place) => isInsideDhaka({ delivery }, place)),
    exceptions: exceptionsOf(rows),
  };
}

/** The exceptions that apply now, from the database. */
export async function readExceptions(db: Database): Promise<DeliveryException[]> {
  const saved = await savedTable(db);
  const hasExceptions = saved !== null && exceptionsOf(saved.rows.map(withoutNames)).length > 0;
  return hasExceptions ? exceptionsOf((await namedTable(db, saved)).rows) : [];
}

function withoutNames(row: DeliveryTable['rows'][number]): NamedTerms {
  return { ...row, name: '', areas: row.areas.map((area) => ({ ...area, name: '' })) };
}

async function savedTable(db: Database): Promise<DeliveryTable | null> {
  return parseSection('districts', await readValue(db, 'districts'));
}

type NamedPlace = ReturnType<typeof termsOf>;
type NamedRow = NamedPlace & { areas: NamedPlace[] };

/**
 * Every district with its charge of the tables, and its rules of the saved table. An area is listed
 * if it has terms of its own.
 */
async function namedTable(
  db: Database,
  saved: DeliveryTable | null,
): Promise<{ rows: NamedRow[] }> {
  const places = await db.select().from(districts).orderBy(asc(districts.name));
  const areas = await db
    .select()
    .from(upazilas)
    .where(isNotNull(upazilas.charge))
    .orderBy(asc(upazilas.name), asc(upazilas.id));
  const savedDistricts = new Map((saved?.rows ?? []).map((row) => [row.id, row]));
  return {
    rows: places.map((place) => {
      const savedRow = savedDistricts.get(place.id);
      const savedAreas = new Map((savedRow?.areas ?? []).map((row) => [row.id, row]));
      return {
        ...termsOf(place, savedRow),
        areas: areas
          .filter(({ districtId }) => districtId === place.id)
          .map((area) => termsOf(area, savedAreas.get(area.id))),
      };
    }),
  };
}

interface PlaceRow {
  id: number;
  name: string;
  charge: number | null;
  threshold: number | null;
  reducedCharge: number | null;
}

function termsOf(place: PlaceRow, rule: DeliveryTerms | undefined) {
  return {
    id: place.id,
    name: place.name,
    standard: place.charge ?? 0,
    threshold: place.threshold ?? 0,
    reduced: place.reducedCharge ?? 0,
    isDelivered: rule?.isDelivered ?? true,
    takesCash: rule?.takesCash ?? true,
    days: rule?.days ?? null,
  };
}
