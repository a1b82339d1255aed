/**
 * The shipping object: a part of orders and request orders, which is also stored under `address`
 * (customer-area-130).
 */
import * as v from 'valibot';
import {
  chargeOfAddress,
  type DeliveryCharge,
  type Place,
  type ShippingAddress,
} from '#domain/address.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { tidied, wireObject, wireTakaOrNull, wireText } from './wire.ts';

/** The id of an area. 0 means that none was chosen, and is '' inside. */
const areaId = v.pipe(
  tidied(v.union([v.string(), v.literal(0)]), (value) => {
    if (value === undefined || value === null || value === '') return 0;
    return typeof value === 'number' && value !== 0 ? String(value) : value;
  }),
  v.transform((id) => (id === 0 || id === '0' ? '' : id)),
);

const shippingEntries = {
  receiverName: wireText,
  receiverPhone: wireText,
  customerPhone: wireText,
  divisionId: wireText,
  division: wireText,
  districtId: wireText,
  district: wireText,
  areaId,
  area: wireText,
  address: wireText,
  maxAmount: wireTakaOrNull,
  minChargeAmount: wireTakaOrNull,
  chargeAmount: wireTakaOrNull,
  // Our additions, so that a stored address can also be displayed in Bengali.
  divisionBn: v.optional(wireText, ''),
  districtBn: v.optional(wireText, ''),
  areaBn: v.optional(wireText, ''),
};

/** The fields of a request's `address` that a legacy host does not support. */
export const shippingExtras = ['address.divisionBn', 'address.districtBn', 'address.areaBn'];

/**
 * The flat shipping object on the wire, a {@link ShippingAddress} inside. It has one charge, that
 * of the whole address: inside it is the district's, and the area has none of its own.
 */
export const shippingAddress = v.pipe(
  wireObject(shippingEntries),
  v.transform((wire): ShippingAddress => {
    const charge = chargeOf(wire.chargeAmount, wire.maxAmount, wire.minChargeAmount);
    return {
      receiverName: wire.receiverName,
      receiverPhone: wire.receiverPhone,
      customerPhone: wire.customerPhone,
      division: placeOf(wire.divisionId, wire.division, wire.divisionBn, null),
      district: placeOf(wire.districtId, wire.district, wire.districtBn, charge),
      area: placeOf(wire.areaId, wire.area, wire.areaBn, null),
      address: wire.address,
    };
  }),
);

export type ShippingOnWire = v.InferInput<typeof shippingAddress>;

/**
 * The charge; null if the wire has none. A missing threshold means that there is none, a missing
 * reduced charge that it is free.
 */
export function chargeOf(
  standard: number | null,
  threshold: number | null,
  reduced: number | null,
): DeliveryCharge | null {
  if (standard === null) return null;
  return { standard, threshold: threshold ?? 0, reduced: reduced ?? 0 };
}

/** The place; null for an id of 0 or ''. */
export function placeOf(
  id: string,
  name: string,
  nameBn: string,
  charge: DeliveryCharge | null,
): Place | null {
  return id === '' || id === '0' ? null : { id, name, nameBn, charge };
}

/** Converts an address to the flat shipping object, for sending and for storing. */
export function shippingOnWire(address: ShippingAddress): ShippingOnWire {
  const { division, district, area } = address;
  const charge = chargeOfAddress(address);
  return {
    receiverName: address.receiverName,
    receiverPhone: address.receiverPhone,
    customerPhone: address.customerPhone,
    divisionId: division?.id ?? '',
    division: division?.name ?? '',
    divisionBn: division?.nameBn ?? '',
    districtId: district?.id ?? '',
    district: district?.name ?? '',
    districtBn: district?.nameBn ?? '',
    areaId: area?.id ?? 0,
    area: area?.name ?? '',
    areaBn: area?.nameBn ?? '',
    address: address.address,
    maxAmount: charge && takaFromPaisa(charge.threshold),
    minChargeAmount: charge && takaFromPaisa(charge.reduced),
    chargeAmount: charge && takaFromPaisa(charge.standard),
  };
}
