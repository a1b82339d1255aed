/**
 * When an order can be expected: what the terms say, as dates. An estimate, no
 * promise; part of the shop's configuration, needed by few screens.
 */
import { theShop } from '#domain/shop.ts';

/** Days after the day on which the parcel leaves; 0 is that day itself. */
export interface DeliveryDays {
  from: number;
  to: number;
}

export interface DeliveryTimes {
  insideDhaka: DeliveryDays;
  outsideDhaka: DeliveryDays;
  /** The district that the city lies in, and its areas outside the city; English names, as the wire has them. */
  city: { district: string; areasOutside: readonly string[] };
}

/** A place by the English names of its parts; the area may not be chosen yet. */
export interface DeliveryPlace {
  district: string;
  area?: string;
}

export interface DeliveryEstimate {
  isInsideDhaka: boolean;
  days: DeliveryDays;
  /** True when the parcel still leaves on the day of the order: before the cutoff. */
  leavesSameDay: boolean;
  /** First and last expected day, as ISO moments of noon in Dhaka. */
  earliest: string;
  latest: string;
}

const demoTimes: DeliveryTimes = {
  insideDhaka: { from: 0, to: 1 },
  outsideDhaka: { from: 2, to: 4 },
  city: {
    district: 'Dhaka',
    areasOutside: ['Dhamrai', 'Dohar', 'Keraniganj', 'Nawabganj', 'Savar'],
  },
};

const minute = 60_000;
const day = 24 * 60 * minute;
const dhakaOffset = 6 * 60 * minute;

let current: DeliveryTimes = demoTimes;

/** An operator's own times. Called once at start, where the shop is configured. */
export function configureDeliveryTimes(own: Partial<DeliveryTimes>): void {
  current = { ...demoTimes, ...own };
}

/** The times of this shop. */
export function theDeliveryTimes(): DeliveryTimes {
  return current;
}

/** Whether a place lies in Dhaka city; a district without an area counts as its city. */
export function isInsideDhaka({ district, area = '' }: DeliveryPlace): boolean {
  const { city } = current;
  if (!isSameName(district, city.district)) return false;
  return !city.areasOutside.some((outside) => isSameName(outside, area));
}

/** How long delivering to a place takes, without a clock; null while no district is chosen. */
export function deliveryDaysTo(place: DeliveryPlace): DeliveryDays | null {
  if (place.district.trim() === '') return null;
  return isInsideDhaka(place) ? current.insideDhaka : current.outsideDhaka;
}

/**
 * The days on which an order placed `at` (milliseconds) can be expected: those
 * of the place, counted from the day of its parcels: the day of the order
 * before the cutoff (customer-area-58), else the next. Null while
 * no district is chosen.
 */
export function deliveryEstimate(place: DeliveryPlace, at: number): DeliveryEstimate | null {
  const days = deliveryDaysTo(place);
  if (!days || !Number.isFinite(at)) return null;
  const { hour, minute: minutes } = theShop().cancellationCutoff;
  const ofDay = (at + dhakaOffset) % day;
  const leavesSameDay = ofDay < (hour * 60 + minutes) * minute;
  const noon = at - ofDay + day / 2;
  const leaves = leavesSameDay ? noon : noon + day;
  return {
    isInsideDhaka: isInsideDhaka(place),
    days,
    leavesSameDay,
    earliest: new Date(leaves + days.from * day).toISOString(),
    latest: new Date(leaves + days.to * day).toISOString(),
  };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
