/** The table of districts with their delivery charges and rules (counter-340). */
import * as v from 'valibot';
import type { DeliveryTable } from '#domain/delivery-terms.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const terms = {
  id,
  standard: v.number(),
  threshold: v.number(),
  reduced: v.number(),
  isDelivered: v.boolean(),
  takesCash: v.boolean(),
  days: v.nullable(v.object({ from: v.number(), to: v.number() })),
};

/** Places of a list have different ids. */
function placesOf<Place extends { id: number }>(place: v.GenericSchema<unknown, Place>) {
  return v.pipe(
    v.array(place),
    v.maxLength(1_000),
    v.check((places) => new Set(places.map((one) => one.id)).size === places.length),
  );
}

export const deliveryTable: v.GenericSchema<unknown, DeliveryTable> = v.object({
  rows: placesOf(v.object({ ...terms, areas: placesOf(v.object(terms)) })),
});
