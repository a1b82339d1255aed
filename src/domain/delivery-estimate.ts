/**
 * The expected delivery dates of an order, computed from the terms. They are an estimate, not a
 * promise.
 */
import { deliveryRule, isSameName, type DeliveryPlace } from './delivery-terms.ts';
import type { DeliveryDays, Shop } from './shop.ts';

export interface DeliveryEstimate {
  isInsideDhaka: boolean;
  days: DeliveryDays;
  /** True if the parcel leaves on the day of the order, which is the case before the cutoff. */
  leavesSameDay: boolean;
  /** The first and last expected day, as ISO times at noon in Dhaka. */
  earliest: string;
  latest: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const dhakaOffset = 6 * 60 * minute;

/** True if a place is in Dhaka city. A district without an area counts as inside. */
export function isInsideDhaka(
  { delivery: { city } }: { delivery: Pick<Shop['delivery'], 'city'> },
  { district, area = '' }: DeliveryPlace,
): boolean {
  if (!isSameName(district, city.district)) return false;
  return !city.areasOutside.some((outside) => isSameName(outside, area));
}

/**
 * The delivery time to a place in days: its own, or that of its zone. Null until a district is
 * chosen.
 */
export function deliveryDaysTo(
  shop: Pick<Shop, 'delivery'>,
  place: DeliveryPlace,
): DeliveryDays | null {
  if (place.district.trim() === '') return null;
  const { exceptions, insideDhaka, outsideDhaka } = shop.delivery;
  const { days } = deliveryRule(exceptions, place);
  return days ?? (isInsideDhaka(shop, place) ? insideDhaka : outsideDhaka);
}

/**
 * The expected delivery dates of an order placed `at` (milliseconds). The days of the place count
 * from the day on which the parcel leaves: the day of the order before the cutoff
 * (customer-area-58), otherwise the next day. Null until a district is chosen.
 */
export function deliveryEstimate(
  shop: Pick<Shop, 'delivery' | 'cancellationCutoff'>,
  place: DeliveryPlace,
  at: number,
): DeliveryEstimate | null {
  const days = deliveryDaysTo(shop, place);
  if (!days || !Number.isFinite(at)) return null;
  const { hour, minute: minutes } = shop.cancellationCutoff;
  const ofDay = (at + dhakaOffset) % day;
  const leavesSameDay = ofDay < (hour * 60 + minutes) * minute;
  const noon = at - ofDay + day / 2;
  const leaves = leavesSameDay ? noon : noon + day;
  return {
    isInsideDhaka: isInsideDhaka(shop, place),
    days,
    leavesSameDay,
    earliest: new Date(leaves + days.from * day).toISOString(),
    latest: new Date(leaves + days.to * day).toISOString(),
  };
}
