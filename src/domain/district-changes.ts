/** Search and changes in the table of districts (counter-341 to counter-343). */
import type { KnownDistrict } from './district-file.ts';
import type { DeliveryTerms, DistrictTerms } from './delivery-terms.ts';

/** Whether the typed text fits a district: its name, its division's, or those of its areas. */
export function fitsDistrict(district: KnownDistrict, typed: string): boolean {
  const wanted = tidy(typed);
  if (wanted === '') return true;
  const { name, nameBn, division, areas } = district;
  const own = [name, nameBn, division.name, division.nameBn];
  if (own.some((one) => tidy(one).includes(wanted))) return true;
  return areas.some((area) => [area.name, area.nameBn].some((one) => tidy(one).startsWith(wanted)));
}

function tidy(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** Sets some terms of several districts at once, and of their areas with terms of their own. */
export function setForAll(
  rows: readonly DistrictTerms[],
  ids: ReadonlySet<number>,
  changed: Partial<DeliveryTerms>,
): DistrictTerms[] {
  return rows.map((row) =>
    ids.has(row.id)
      ? { ...row, ...changed, areas: row.areas.map((area) => ({ ...area, ...changed })) }
      : row,
  );
}
