/**
 * The expected delivery dates of an order, computed from the terms. They are an estimate, not a
 * promise. The times are part of the shop's configuration and only few screens need them.
 */
import { theShop } from '#domain/shop.ts';

/** Days after the day on which the parcel leaves; 0 is the same day. */
export interface DeliveryDays {
  from: number;
  to: number;
}

export interface DeliveryTimes {
  insideDhaka: DeliveryDays;
  outsideDhaka: DeliveryDays;
  /**
   * The district of the city and its areas outside the city, by their English names on the wire.
   */
  city: { district: string; areasOutside: readonly string[] };
}

/** A place by English names. The area may be missing. */
export interface DeliveryPlace {
  district: string;
  area?: string;
}

export interface DeliveryEstimate {
  isInsideDhaka: boolean;
  days: DeliveryDays;
  /** True if the parcel leaves on the day of the order, which is the case before the cutoff. */
  leavesSameDay: boolean;
  /** The first and last expected day, as ISO times at noon in Dhaka. */
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

/** Sets the operator's own times. Called once at start, with the shop's configuration. */
export function configureDeliveryTimes(own: Partial<DeliveryTimes>): void {
  current = { ...demoTimes, ...own };
}

export function theDeliveryTimes(): DeliveryTimes {
  return current;
}

/** True if a place is in Dhaka city. A district without an area counts as inside. */
export function isInsideDhaka({ district, area = '' }: DeliveryPlace): boolean {
  const { city } = current;
  if (!isSameName(district, city.district)) return false;
  return !city.areasOutside.some((outside) => isSameName(outside, area));
}

/** The delivery time to a place in days; null until a district is chosen. */
export function deliveryDaysTo(place: DeliveryPlace): DeliveryDays | null {
  if (place.district.trim() === '') return null;
  return isInsideDhaka(place) ? current.insideDhaka : current.outsideDhaka;
}

/**
 * The expected delivery dates of an order placed `at` (milliseconds). The days of the place count
 * from the day on which the parcel leaves: the day of the order before the cutoff
 * (customer-area-58), otherwise the next day. Null until a district is chosen.
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
