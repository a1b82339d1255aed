/** Divisions, districts and areas, and the customer's latest delivery address. */
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import * as contract from '#contract/addresses.ts';
import { latest, latestByPost } from '#contract/latest-address.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { districts, provinces, shippingAddresses, upazilas } from '#server/db/tables/addresses.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement, implementCatalogue } from '#server/endpoint/implement.ts';
import { rowId } from '#server/services/numbers.ts';
import { offsetOf } from '#server/services/paging.ts';

export function implementAddresses(context: AppContext): void {
  const { db } = context;

  implementCatalogue(context, contract.provinces, async ({ input }) => {
    if (input.filters.length > 0) throw malformed();
    const rows = await db
      .select()
      .from(provinces)
      .orderBy(asc(provinces.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    return rows.map((row) => placeRow(row, null));
  });

  implementCatalogue(context, contract.districts, async ({ input }) => {
    const wanted = readFilters(input.filters, ['provinceid']);
    const rows = await db
      .select()
      .from(districts)
      .where(matching(districts.provinceId, wanted.get('provinceid')))
      .orderBy(asc(districts.name))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    return rows.map((row) => placeRow(row, row));
  });

  implementCatalogue(context, contract.upazilas, async ({ input }) => {
    const wanted = readFilters(input.filters, ['districtid', 'provinceid']);
    const rows = await db
      .select({ area: upazilas, district: districts })
      .from(upazilas)
      .innerJoin(districts, eq(districts.id, upazilas.districtId))
      .where(
        matching(upazilas.districtId, wanted.get('districtid')) ??
          matching(districts.provinceId, wanted.get('provinceid')),
      )
      .orderBy(asc(upazilas.name), asc(upazilas.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    return rows.map(({ area, district }) => placeRow(area, chargeOf(area) ?? district));
  });

  implementCatalogue(context, contract.cascade, () => everyPlace(db));

  for (const endpoint of [latest, latestByPost]) {
    implement(context, endpoint, ({ principal }) => latestAddress(db, customerOf(principal)));
  }
}

/** All 8 divisions and 64 districts with their areas. */
async function everyPlace(db: Database) {
  const allProvinces = await db.select().from(provinces).orderBy(asc(provinces.id));
  const allDistricts = await db.select().from(districts).orderBy(asc(districts.name));
  const allAreas = await db.select().from(upazilas).orderBy(asc(upazilas.name), asc(upazilas.id));
  const rowsOf = new Map(allDistricts.map((district) => [district.id, district]));
  return {
    Provinces: allProvinces.map((row) => placeRow(row, null)),
    Districts: grouped(
      allDistricts,
      (row) => row.provinceId,
      (row) => placeRow(row, row),
    ),
    Upazilas: grouped(
      allAreas,
      (row) => row.districtId,
      (row) => placeRow(row, chargeOf(row) ?? rowsOf.get(row.districtId) ?? null),
    ),
  };
}

function grouped<Place>(
  places: readonly Place[],
  parent: (place: Place) => number,
  row: (place: Place) => Row,
): Record<string, Row[]> {
  const groups: Record<string, Row[]> = {};
  for (const place of places) (groups[String(parent(place))] ??= []).push(row(place));
  return groups;
}

interface Charge {
  charge: number;
  threshold: number;
  reducedCharge: number;
}

function chargeOf(area: typeof upazilas.$inferSelect): Charge | null {
  if (area.charge === null) return null;
  return {
    charge: area.charge,
    threshold: area.threshold ?? 0,
    reducedCharge: area.reducedCharge ?? 0,
  };
}

type Row = [string, string, number | null, number | null, number | null, string];

/** `[name, id, charge, maxAmount, minChargeAmount, nameBn]` (customer-area-127). */
function placeRow(place: { id: number; name: string; nameBn: string }, charge: Charge | null): Row {
  return [
    place.name,
    String(place.id),
    charge && takaFromPaisa(charge.charge),
    charge && takaFromPaisa(charge.threshold),
    charge && takaFromPaisa(charge.reducedCharge),
    place.nameBn,
  ];
}

/**
 * The filters by field. Throws a 400 for a field or an operation that the lookup does not support.
 */
function readFilters(
  filters: readonly { field: string; value: string; operation: number }[],
  known: string[],
): Map<string, string> {
  const read = filters.map((filter) => [filter.field.toLowerCase(), filter.value] as const);
  const isOdd = filters.some((filter) => filter.operation !== 0);
  if (isOdd || read.some(([field]) => !known.includes(field))) throw malformed();
  return new Map(read);
}

function matching(
  column: typeof districts.provinceId | typeof upazilas.districtId,
  value: string | undefined,
): SQL | undefined {
  if (value === undefined) return undefined;
  return eq(column, rowId(value) ?? 0);
}

async function latestAddress(db: Database, customerId: string) {
  const [row] = await db
    .select({
      address: shippingAddresses,
      district: districts,
      province: provinces,
      area: upazilas,
    })
    .from(shippingAddresses)
    .innerJoin(districts, eq(districts.id, shippingAddresses.districtId))
    .innerJoin(provinces, eq(provinces.id, shippingAddresses.provinceId))
    .leftJoin(upazilas, eq(upazilas.id, shippingAddresses.upazilaId))
    .where(eq(shippingAddresses.customerId, customerId))
    .orderBy(desc(shippingAddresses.createdAt), desc(shippingAddresses.id))
    .limit(1);
  if (!row) return null;
  const { address, district } = row;
  const charge = (row.area && chargeOf(row.area)) ?? district;
  return {
    ReceiverPhone: address.receiverPhone,
    ReceiverName: address.receiverName,
    DivisionId: String(address.provinceId),
    DivisionName: address.provinceName,
    DivisionNameBn: row.province.nameBn,
    DistrictId: String(address.districtId),
    DistrictName: address.districtName,
    DistrictNameBn: district.nameBn,
    AreaId: address.upazilaId ? String(address.upazilaId) : '',
    AreaName: address.upazilaName,
    AreaNameBn: row.area?.nameBn ?? '',
    Address: address.address,
    ChargeAmount: takaFromPaisa(charge.charge),
    MaxAmount: takaFromPaisa(charge.threshold),
    MinChargeAmount: takaFromPaisa(charge.reducedCharge),
  };
}
