import type { DeliveryPlace } from '#domain/delivery-terms.ts';
import type { Paisa } from '#domain/money.ts';

/** One option of the address cascade: a division, a district or an area. */
export interface Place {
  id: string;
  name: string;
  nameBn: string;
  charge: DeliveryCharge | null;
}

/**
 * A district's charge: `reduced` from `threshold` on, otherwise `standard`. A threshold of 0 means
 * that there is none.
 */
export interface DeliveryCharge {
  standard: Paisa;
  threshold: Paisa;
  reduced: Paisa;
}

/** A delivery address (customer-area-120). */
export interface ShippingAddress {
  receiverName: string;
  receiverPhone: string;
  customerPhone: string;
  division: Place | null;
  district: Place | null;
  area: Place | null;
  address: string;
}

/** The charge of an address: its area's, or its district's (checkout-26). */
export function chargeOfAddress({
  district,
  area,
}: Pick<ShippingAddress, 'district' | 'area'>): DeliveryCharge | null {
  return area?.charge ?? district?.charge ?? null;
}

/** The place of an address, for the rules of delivery. */
export function placeOfAddress({
  district,
  area,
}: Pick<ShippingAddress, 'district' | 'area'>): DeliveryPlace {
  return { district: district?.name ?? '', area: area?.name ?? '' };
}

export const emptyAddress: ShippingAddress = {
  receiverName: '',
  receiverPhone: '',
  customerPhone: '',
  division: null,
  district: null,
  area: null,
  address: '',
};

/** A phone stores one typed address per type (customer-area-118). */
export const addressTypes = ['Home', 'Office', 'Other'] as const;
export type AddressType = (typeof addressTypes)[number];

/** Sets the division. A different division clears district and area (customer-area-121). */
export function withDivision(address: ShippingAddress, division: Place | null): ShippingAddress {
  if (division?.id === address.division?.id) return { ...address, division };
  return { ...address, division, district: null, area: null };
}

/** Sets the district. A different district clears the area (customer-area-121). */
export function withDistrict(address: ShippingAddress, district: Place | null): ShippingAddress {
  if (district?.id === address.district?.id) return { ...address, district };
  return { ...address, district, area: null };
}

/** True if the address has no content worth storing. */
export function isEmptyAddress(address: ShippingAddress): boolean {
  const { receiverName, receiverPhone, division, address: street } = address;
  return !division && [receiverName, receiverPhone, street].every((text) => text.trim() === '');
}

/** All divisions, the districts by division id, and the areas by district id. */
export interface Cascade {
  divisions: Place[];
  districts: Record<string, Place[]>;
  areas: Record<string, Place[]>;
}
