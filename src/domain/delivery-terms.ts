/**
 * The delivery terms of districts and areas, which the owner edits as one table (counter-340), and
 * the rules that customers' pages and the server derive from them.
 */
import type { DeliveryCharge } from './address.ts';
import type { Paisa } from './money.ts';
import type { DeliveryDays } from './shop.ts';

/** A place by English names. The area may be missing. */
export interface DeliveryPlace {
  district: string;
  area?: string;
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** How the shop delivers to a place. */
export interface DeliveryTerms extends DeliveryCharge {
  isDelivered: boolean;
  takesCash: boolean;
  /** Null if the delivery time of the zone applies. */
  days: DeliveryDays | null;
}

/** An area with terms that differ from those of its district. */
export interface AreaTerms extends DeliveryTerms {
  id: number;
}

export interface DistrictTerms extends DeliveryTerms {
  id: number;
  areas: AreaTerms[];
}

/** The table of the owner: every district, in any order. */
export interface DeliveryTable {
  rows: DistrictTerms[];
}

/** The limits of the table, in paisa and days. */
export const termsLimits = { charge: 10_000_00, threshold: 1_000_000_00, days: 30 } as const;

/** The fields of the terms that can have a problem. */
export type TermsField = 'standard' | 'threshold' | 'reduced' | 'days';
export type TermsProblem =
  | 'chargeInvalid'
  | 'thresholdInvalid'
  | 'reducedInvalid'
  | 'reducedHigher'
  | 'daysInvalid';

/** The problem of each field; false or absent for a valid one. */
export function termsProblems(terms: DeliveryTerms): {
  [Field in TermsField]?: TermsProblem | false;
} {
  const { standard, threshold, reduced, days } = terms;
  const isHigher = threshold > 0 && reduced > standard;
  return {
    standard: !isAmount(standard, termsLimits.charge) && 'chargeInvalid',
    threshold: !isAmount(threshold, termsLimits.threshold) && 'thresholdInvalid',
    reduced:
      (!isAmount(reduced, termsLimits.charge) && 'reducedInvalid') || (isHigher && 'reducedHigher'),
    days: days !== null && !isDays(days) && 'daysInvalid',
  };
}

/** The first problem of the terms; null if they are valid. */
export function firstTermsProblem(terms: DeliveryTerms): TermsProblem | null {
  return Object.values(termsProblems(terms)).find((problem) => problem) || null;
}

/** The first place of the table with a problem; null if all are valid. */
export function firstTableProblem({
  rows,
}: DeliveryTable): { districtId: number; areaId: number | null; problem: TermsProblem } | null {
  for (const district of rows) {
    const ofDistrict = firstTermsProblem(district);
    if (ofDistrict) return { districtId: district.id, areaId: null, problem: ofDistrict };
    for (const area of district.areas) {
      const problem = firstTermsProblem(area);
      if (problem) return { districtId: district.id, areaId: area.id, problem };
    }
  }
  return null;
}

/** Whether two places have the same terms. */
export function hasSameTerms(one: DeliveryTerms, other: DeliveryTerms): boolean {
  return (
    one.standard === other.standard &&
    one.threshold === other.threshold &&
    one.reduced === other.reduced &&
    one.isDelivered === other.isDelivered &&
    one.takesCash === other.takesCash &&
    one.days?.from === other.days?.from &&
    one.days?.to === other.days?.to
  );
}

/**
 * A place whose rules differ from the usual ones: delivered, with cash on delivery, in the zone's
 * days. An area differs from its district.
 */
export interface DeliveryException {
  /** English names; '' for the whole district. */
  district: string;
  area: string;
  isDelivered: boolean;
  takesCash: boolean;
  days: DeliveryDays | null;
}

/** The rules of a place, by its English names. */
export interface DeliveryRule {
  isDelivered: boolean;
  takesCash: boolean;
  days: DeliveryDays | null;
  /** Areas to which the shop delivers although it does not deliver to their district. */
  onlyAreas: string[];
}

/** The rules of a place. Without a district, the usual rules. */
export function deliveryRule(
  exceptions: readonly DeliveryException[],
  { district, area = '' }: DeliveryPlace,
): DeliveryRule {
  const ofDistrict = exceptions.filter((one) => isSameName(one.district, district));
  const isFor = (name: string) => (one: DeliveryException) => isSameName(one.area, name);
  const found =
    (area.trim() !== '' && ofDistrict.find(isFor(area))) || ofDistrict.find(isFor('')) || usual;
  const { isDelivered, takesCash, days } = found;
  const onlyAreas = isDelivered
    ? []
    : ofDistrict.filter((one) => one.area !== '' && one.isDelivered).map((one) => one.area);
  return { isDelivered, takesCash, days, onlyAreas };
}

/** Why the shop does not deliver to an address. */
export type DeliveryProblem = 'not-delivered' | 'area-needed';

/** Null if the shop delivers to the place, and until a district is chosen. */
export function deliveryProblem(
  exceptions: readonly DeliveryException[],
  place: DeliveryPlace,
): DeliveryProblem | null {
  const { isDelivered, onlyAreas } = deliveryRule(exceptions, place);
  if (isDelivered) return null;
  const hasArea = (place.area ?? '').trim() !== '';
  return !hasArea && onlyAreas.length > 0 ? 'area-needed' : 'not-delivered';
}

const usual = { isDelivered: true, takesCash: true, days: null };

/** A place of the table with its English name, for {@link exceptionsOf}. */
export interface NamedTerms extends DeliveryTerms {
  name: string;
  areas: (DeliveryTerms & { name: string })[];
}

/** The places whose rules customers' pages must know. Charges are not part of them. */
export function exceptionsOf(districts: readonly NamedTerms[]): DeliveryException[] {
  return districts.flatMap((district) => {
    const places = [
      { ...district, area: '', base: usual },
      ...district.areas.map((area) => ({ ...area, area: area.name, base: district })),
    ];
    return places
      .filter((one) => !hasSameRule(one, one.base))
      .map(({ area, isDelivered, takesCash, days }) => ({
        district: district.name,
        area,
        isDelivered,
        takesCash,
        days,
      }));
  });
}

type Rule = Pick<DeliveryTerms, 'isDelivered' | 'takesCash' | 'days'>;

function hasSameRule(one: Rule, other: Rule): boolean {
  return (
    one.isDelivered === other.isDelivered &&
    one.takesCash === other.takesCash &&
    one.days?.from === other.days?.from &&
    one.days?.to === other.days?.to
  );
}

/** The lowest and the highest charge of several places. */
export interface ChargeRange {
  least: Paisa;
  most: Paisa;
}

/** The charges that pages name; null for a zone to which the shop does not deliver. */
export interface ChargeNote {
  insideDhaka: ChargeRange | null;
  outsideDhaka: ChargeRange | null;
}

/** The charges within the home city and outside, from the places that are delivered. */
export function chargeNoteOf(
  districts: readonly NamedTerms[],
  isInside: (place: DeliveryPlace) => boolean,
): ChargeNote {
  const places = districts.flatMap((district) => [
    { district: district.name, area: '', terms: district },
    ...district.areas.map((area) => ({ district: district.name, area: area.name, terms: area })),
  ]);
  const range = (inside: boolean): ChargeRange | null => {
    const charges = places
      .filter((place) => place.terms.isDelivered && isInside(place) === inside)
      .map(({ terms }) => terms.standard);
    if (charges.length === 0) return null;
    return { least: Math.min(...charges), most: Math.max(...charges) };
  };
  return { insideDhaka: range(true), outsideDhaka: range(false) };
}

function isAmount(paisa: number, max: number): boolean {
  return Number.isInteger(paisa) && paisa >= 0 && paisa <= max;
}

function isDays({ from, to }: DeliveryDays): boolean {
  const isWhole = (days: number) => Number.isInteger(days) && days >= 0 && days <= termsLimits.days;
  return isWhole(from) && isWhole(to) && from <= to;
}
