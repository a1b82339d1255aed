/**
 * One request at the counter: reading, matching to the catalogue, quoting, moving (counter-59 to
 * counter-68).
 */
import * as v from 'valibot';
import { requestLimits } from '#domain/request-order.ts';
import { requestStatuses } from '#domain/request.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { counterProduct, details, paisa, rowId, units } from './request-shapes.ts';

/** The roles that may see requests and their prescriptions. */
export const roles = pharmacy;
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const note = v.optional(v.pipe(v.string(), v.maxLength(requestLimits.noteLength)), '');

/** One request with all data. */
export const one = counterEndpoint({
  name: 'counter.requests.one',
  method: 'GET',
  path: 'Counter/Requests/{id}',
  roles,
  request: v.object({ id }),
  response: details,
});

/** The route of {@link photoPath} on the server. */
export const photosPath = 'Counter/Requests/:id/Photos/:photo';

/**
 * The URL of a photo's bytes, below the API host, for `<img>` and the PDF viewer. It is authorised
 * by the cookie alone, and every download is logged.
 */
export function photoPath(requestId: string, photoId: string): string {
  return `Counter/Requests/${encodeURIComponent(requestId)}/Photos/${encodeURIComponent(photoId)}`;
}

/** How well a product matches the customer's text: name and strength; the name only; similar. */
export const fits = ['same', 'name', 'similar'] as const;

const match = v.object({
  rowId,
  /** Best first, at most six. */
  candidates: v.array(v.object({ product: counterProduct, fit: v.picklist(fits) })),
  /**
   * Substitutes of the best candidate: the same generic, strength and form by other companies,
   * cheapest first.
   */
  substitutes: v.array(counterProduct),
});

export type RowMatch = v.InferOutput<typeof match>;

/**
 * Products of the catalogue for each medicine as the customer wrote it. For other candidates than
 * the best, `products.related` returns the substitutes.
 */
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
  /**
   * The pharmacist's own price for a medicine that is not in the catalogue. The customer cannot
   * accept it with a tap.
   */
  v.object({
    kind: v.literal('price'),
    unitPrice: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
    quantity: units,
  }),
  v.object({ kind: v.literal('none') }),
]);

const quotedRow = v.variant('from', [
  /** A row of the request. */
  v.object({ from: v.literal('request'), rowId, answer: saidOfRow }),
  /**
   * A medicine that the pharmacist read from a photo. These rows replace those of the previous
   * quote.
   */
  v.object({
    from: v.literal('photo'),
    name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(requestLimits.nameLength)),
    strength: v.pipe(v.string(), v.maxLength(requestLimits.strengthLength)),
    quantity: units,
    answer: saidOfRow,
  }),
]);

/**
 * Quotes a request, or changes its quote until it is accepted. It must contain every row of the
 * customer once. Refused with `workedOnByAnother` if somebody else has taken the request, and with
 * `changedMeanwhile` if it was quoted or moved since `version`. Products get the catalogue's
 * current prices.
 */
export const quote = counterEndpoint({
  name: 'counter.requests.answer',
  method: 'POST',
  path: 'Counter/Requests/{id}/Answer',
  roles,
  request: v.object({
    id,
    version: v.pipe(v.number(), v.integer()),
    rows: v.pipe(v.array(quotedRow), v.minLength(1), v.maxLength(requestLimits.rows)),
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

/**
 * Moves a request by hand: to Cancelled if nothing is available, or forward if it has no order. The
 * customer gets the note.
 */
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

/**
 * Makes the order of a quote for a customer who agreed on the phone. Repeating the call returns
 * the same order.
 */
export const accept = counterEndpoint({
  name: 'counter.requests.accept',
  method: 'POST',
  path: 'Counter/Requests/{id}/Accept',
  roles,
  request: v.object({ id, version: v.pipe(v.number(), v.integer()) }),
  response: v.object({ id: v.string(), number: v.string() }),
});
