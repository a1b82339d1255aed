/** The address cascade (customer-area-125). */
import * as v from 'valibot';
import type { Cascade, Place } from '#domain/address.ts';
import { endpoint } from './endpoint.ts';
import { wireAddressFilter, wireList, wirePageNumber, wirePageSize } from './lists.ts';
import { chargeOf } from './shipping.ts';
import { anyCase, isRecord, tidied, wireId, wireObject, wireTakaOrNull, wireText } from './wire.ts';

const names = {
  name: ['name'],
  id: ['id'],
  charge: ['charge', 'chargeamount'],
  maxAmount: ['maxamount'],
  minChargeAmount: ['minchargeamount'],
  nameBn: ['namebn'],
};

/** Converts an object to the order of a positional row. */
function positional(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const lower = new Map(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value]));
  return Object.values(names).map((keys) =>
    keys.map((key) => lower.get(key)).find((value) => value !== undefined),
  );
}

/**
 * `[name, id, charge, maxAmount, minChargeAmount, nameBn]`; the last element is our addition.
 * Objects are accepted too.
 */
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

/** The client requests PageNumber 1 and PageSize 1000, which is everything. */
const lookUp = v.pipe(
  anyCase({
    PageNumber: wirePageNumber,
    PageSize: wirePageSize({ usual: 1000, max: 1000 }),
    filter: tidied(v.array(wireAddressFilter), (value) => value ?? []),
  }),
  v.transform((request) => ({
    page: request.PageNumber,
    pageSize: request.PageSize,
    filters: request.filter,
  })),
);

/** Divisions, without a filter. */
export const provinces = endpoint({
  name: 'addresses.provinces',
  method: 'POST',
  path: 'AddressArea/Province/AutoComplete',
  request: lookUp,
  response: wireList(place),
  shared: true,
});

/** Districts, filtered by ProvinceId. */
export const districts = endpoint({
  name: 'addresses.districts',
  method: 'POST',
  path: 'AddressArea/District/AutoComplete',
  request: lookUp,
  response: wireList(place),
  shared: true,
});

/** Areas, filtered by DistrictId and ProvinceId. */
export const upazilas = endpoint({
  name: 'addresses.upazilas',
  method: 'POST',
  path: 'AddressArea/Upazila/AutoComplete',
  request: lookUp,
  response: wireList(place),
  shared: true,
});

/** Lists of places by the id of their parent place. Values that are not lists are ignored. */
const placesById = tidied(v.record(v.string(), v.array(place)), (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, places]) => Array.isArray(places)))
    : {},
);

/** The whole cascade in one response, so that a phone without a network can offer every place. */
export const cascade = endpoint({
  name: 'addresses.cascade',
  method: 'GET',
  path: 'AddressArea/Place/Cascade',
  request: v.object({}),
  response: v.pipe(
    wireObject({
      Provinces: wireList(place),
      /** By the id of the province. */
      Districts: placesById,
      /** By the id of the district. */
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
