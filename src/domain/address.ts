import type { Paisa } from '#domain/money.ts';

/** One option of the address cascade: a division, a district or an area. */
export interface Place {
  id: string;
  name: string;
  nameBn: string;
  charge: DeliveryCharge | null;
}

/** A district's charge: `reduced` from `threshold` on, else `standard`; threshold 0 means none. */
export interface DeliveryCharge {
  standard: Paisa;
  threshold: Paisa;
  reduced: Paisa;
}

/** Where something is delivered (S1 §3 "Shipping/address"). */
export interface ShippingAddress {
  receiverName: string;
  receiverPhone: string;
  customerPhone: string;
  division: Place | null;
  district: Place | null;
  area: Place | null;
  address: string;
}
