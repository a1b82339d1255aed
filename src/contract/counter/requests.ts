/** One request at the counter: read, matched to the catalogue, answered, moved (counter-59 to counter-68). */
import * as v from 'valibot';
import { requestLimits } from '#domain/request-order.ts';
import { requestStatuses } from '#domain/request.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { counterProduct, details, paisa, rowId, units } from './request-shapes.ts';

/** Who sees what customers ask for, and their prescriptions. */
export const roles = pharmacy;
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const note = v.optional(v.pipe(v.string(), v.maxLength(requestLimits.noteLength)), '');

/** Everything of one request. */
export const one = counterEndpoint({
  name: 'counter.requests.one',
  method: 'GET',
  path: 'Counter/Requests/{id}',
  roles,
  request: v.object({ id }),
  response: details,
});

/** Where the server answers {@link photoPath}. */
export const photosPath = 'Counter/Requests/:id/Photos/:photo';

/** A photo's bytes below the API host, with the cookie alone, for `<img>` and the PDF viewer; each reading is written down. */
export function photoPath(requestId: string, photoId: string): string {
  return `Counter/Requests/${encodeURIComponent(requestId)}/Photos/${encodeURIComponent(photoId)}`;
}

/** How well a product is what was written: name and strength; the name alone; something like it. */
export const fits = ['same', 'name', 'similar'] as const;

const match = v.object({
  rowId,
  /** Best first, at most six. */
  candidates: v.array(v.object({ product: counterProduct, fit: v.picklist(fits) })),
  /** Of the best candidate: the same generic, strength and form by other companies, cheapest first. */
  substitutes: v.array(counterProduct),
});

export type RowMatch = v.InferOutput<typeof match>;

/** What the catalogue has for each medicine as it was written. Of another candidate, `products.related` has the substitutes. */
export const matches = counterEndpoint({
  name: 'counter.requests.matches',
  method: 'GET',
  path: 'Counter/Requests/{id}/Matches',
  roles,
  request: v.object({ id }),
  response: v.array(match),
});

const saidOfRow = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    productId: id,
    isSubstitute: v.boolean(),
    quantity: units,
  }),
  /** The pharmacist's own price, where the catalogue has no such product: it cannot be accepted with a tap. */
  v.object({
    kind: v.literal('price'),
    unitPrice: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
    quantity: units,
  }),
  v.object({ kind: v.literal('none') }),
]);

const answerRow = v.variant('from', [
  /** A row of the request. */
  v.object({ from: v.literal('request'), rowId, answer: saidOfRow }),
  /** A medicine that the pharmacist read from a photo; those of the answer before are replaced. */
  v.object({
    from: v.literal('photo'),
    name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(requestLimits.nameLength)),
    strength: v.pipe(v.string(), v.maxLength(requestLimits.strengthLength)),
    quantity: units,
    answer: saidOfRow,
  }),
]);

/**
 * Answers, or answers anew until it is accepted. Every row that the customer wrote is in it once.
 * Refused with `workedOnByAnother` where somebody else has taken it, `changedMeanwhile` where it was
 * answered or moved since `version`. Prices of products are the catalogue's, of this moment.
 */
export const answer = counterEndpoint({
  name: 'counter.requests.answer',
  method: 'POST',
  path: 'Counter/Requests/{id}/Answer',
  roles,
  request: v.object({
    id,
    version: v.pipe(v.number(), v.integer()),
    rows: v.pipe(v.array(answerRow), v.minLength(1), v.maxLength(requestLimits.rows)),
    note,
  }),
  response: v.object({
    version: v.number(),
    goods: paisa,
    deliveryCharge: v.nullable(paisa),
    total: paisa,
    canBeAccepted: v.boolean(),
  }),
});

/** Moves a request by hand: one that nothing can be had for to Cancelled, one without an order onwards. The note is told to the customer. */
export const move = counterEndpoint({
  name: 'counter.requests.move',
  method: 'POST',
  path: 'Counter/Requests/{id}/Move',
  roles,
  request: v.object({
    id,
    version: v.pipe(v.number(), v.integer()),
    status: v.picklist(requestStatuses),
    note,
  }),
  response: v.object({ version: v.number() }),
});

/** Makes the order of an answer for a customer who has said yes on the phone; said again, the same order comes back. */
export const accept = counterEndpoint({
  name: 'counter.requests.accept',
  method: 'POST',
  path: 'Counter/Requests/{id}/Accept',
  roles,
  request: v.object({ id, version: v.pipe(v.number(), v.integer()) }),
  response: v.object({ id: v.string(), number: v.string() }),
});
