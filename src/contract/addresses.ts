/** The address cascade and the customer's latest address (customer-area-125, customer-area-128). */
import * as v from 'valibot';
import type { Cascade, Place, ShippingAddress } from '#domain/address.ts';
import { endpoint } from './endpoint.ts';
import { wireAddressFilter, wireList, wirePageNumber, wirePageSize } from './lists.ts';
import { chargeOf, placeOf } from './shipping.ts';
import { anyCase, isRecord, tidied, wireId, wireObject, wireTakaOrNull, wireText } from './wire.ts';

const names = {
  name: ['name'],
  id: ['id'],
  charge: ['charge', 'chargeamount'],
  maxAmount: ['maxamount'],
  minChargeAmount: ['minchargeamount'],
  nameBn: ['namebn'],
};

/** An object with the same values in a positional row's order. */
function positional(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const lower = new Map(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value]));
  return Object.values(names).map((keys) =>
    keys.map((key) => lower.get(key)).find((value) => value !== undefined),
  );
}

/** `[name, id, charge, maxAmount, minChargeAmount, nameBn]`, the last one ours; objects are accepted too. */
export const place = v.pipe(
  tidied(
    v.tuple([wireText, wireId, wireTakaOrNull, wireTakaOrNull, wireTakaOrNull, wireText]),
    positional,
  ),
  v.transform(([name, id, charge, maxAmount, minChargeAmount, nameBn]): Place => ({
    id,
    name,
    nameBn,
    charge: chargeOf(charge, maxAmount, minChargeAmount),
  })),
);

/** Asked with PageNumber 1 and PageSize 1000: all of them. */
const lookUp = v.pipe(
  anyCase({
    PageNumber: wirePageNumber,
    PageSize: wirePageSize({ usual: 1000, most: 1000 }),
    filter: tidied(v.array(wireAddressFilter), (value) => value ?? []),
  }),
  v.transform((request) => ({
    page: request.PageNumber,
    pageSize: request.PageSize,
    filters: request.filter,
  })),
);

/** Divisions; no filter. */
export const provinces = endpoint({
  name: 'addresses.provinces',
  method: 'POST',
  path: 'AddressArea/Province/AutoComplete',
  request: lookUp,
  response: wireList(place),
  shared: true,
});

/** Districts; filtered by ProvinceId. */
export const districts = endpoint({
  name: 'addresses.districts',
  method: 'POST',
  path: 'AddressArea/District/AutoComplete',
  request: lookUp,
  response: wireList(place),
  shared: true,
});

/** Areas; filtered by DistrictId and ProvinceId. */
export const upazilas = endpoint({
  name: 'addresses.upazilas',
  method: 'POST',
  path: 'AddressArea/Upazila/AutoComplete',
  request: lookUp,
  response: wireList(place),
  shared: true,
});

/** The address of the customer's latest order, or null where there is none. */
const latestAddress = tidied(
  v.nullable(
    v.pipe(
      wireObject({
        ReceiverPhone: wireText,
        ReceiverName: wireText,
        DivisionId: wireText,
        DivisionName: wireText,
        DistrictId: wireText,
        DistrictName: wireText,
        AreaId: wireText,
        AreaName: wireText,
        Address: wireText,
        ChargeAmount: wireTakaOrNull,
        MaxAmount: wireTakaOrNull,
        MinChargeAmount: wireTakaOrNull,
        // Ours:
        DivisionNameBn: v.optional(wireText, ''),
        DistrictNameBn: v.optional(wireText, ''),
        AreaNameBn: v.optional(wireText, ''),
      }),
      v.transform((wire): ShippingAddress => {
        const charge = chargeOf(wire.ChargeAmount, wire.MaxAmount, wire.MinChargeAmount);
        return {
          receiverName: wire.ReceiverName,
          receiverPhone: wire.ReceiverPhone,
          customerPhone: '',
          division: placeOf(wire.DivisionId, wire.DivisionName, wire.DivisionNameBn, null),
          district: placeOf(wire.DistrictId, wire.DistrictName, wire.DistrictNameBn, charge),
          area: placeOf(wire.AreaId, wire.AreaName, wire.AreaNameBn, null),
          address: wire.Address,
        };
      }),
    ),
  ),
  // An envelope without Data, or an empty Data, means that there is no address yet.
  (value) => (isRecord(value) && 'Address' in value ? value : null),
);

/** Asked by GET first; by POST ({@link latestByPost}) where that answers 404 or 405. */
export const latest = endpoint({
  name: 'addresses.latest',
  method: 'GET',
  path: 'ProductOrderArea/OrderShipping/GetLatestAddress',
  request: v.object({}),
  response: latestAddress,
  access: 'customer',
});

export const latestByPost = endpoint({
  ...latest,
  name: 'addresses.latestByPost',
  method: 'POST',
});

/** Lists of places under the id of the place that they are in; what is no list is passed over. */
const placesById = tidied(v.record(v.string(), v.array(place)), (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, places]) => Array.isArray(places)))
    : {},
);

/** The whole cascade in one answer, so that a phone without a network can offer every place. */
export const cascade = endpoint({
  name: 'addresses.cascade',
  method: 'GET',
  path: 'AddressArea/Place/Cascade',
  request: v.object({}),
  response: v.pipe(
    wireObject({
      Provinces: wireList(place),
      /** By their province's id. */
      Districts: placesById,
      /** By their district's id. */
      Upazilas: placesById,
    }),
    v.transform((wire): Cascade => ({
      divisions: wire.Provinces,
      districts: wire.Districts,
      areas: wire.Upazilas,
    })),
  ),
  shared: true,
  added: true,
});
