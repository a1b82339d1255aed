/** The address of a customer's latest order (customer-area-128). */
import * as v from 'valibot';
import type { ShippingAddress } from '#domain/address.ts';
import { endpoint } from './endpoint.ts';
import { chargeOf, placeOf } from './shipping.ts';
import { isRecord, tidied, wireObject, wireTakaOrNull, wireText } from './wire.ts';

/** The address of the customer's latest order, or null if there is none. */
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
        // Our additions:
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

/** Sent by GET first, then by POST ({@link latestByPost}) after a 404 or 405. */
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
