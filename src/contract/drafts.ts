/**
 * Validates the drafts in this phone's storage. A damaged field is replaced by its default; the
 * other fields are kept.
 */
import * as v from 'valibot';
import type { Place, ShippingAddress } from '#domain/address.ts';
import type { DraftRow, StoredRequestDraft } from '#domain/request-draft.ts';

const text = v.fallback(v.string(), '');

const place: v.GenericSchema<unknown, Place | null> = v.fallback(
  v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      nameBn: v.string(),
      charge: v.nullable(
        v.object({ standard: v.number(), threshold: v.number(), reduced: v.number() }),
      ),
    }),
  ),
  null,
);

const address: v.GenericSchema<unknown, ShippingAddress | null> = v.fallback(
  v.nullable(
    v.object({
      receiverName: text,
      receiverPhone: text,
      customerPhone: text,
      division: place,
      district: place,
      area: place,
      address: text,
    }),
  ),
  null,
);

const row = v.object({
  id: v.string(),
  name: text,
  strength: text,
  quantity: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  typed: v.fallback(v.optional(v.string()), undefined),
});

/** The readable rows. An entry that is not a row is left out. */
const readableRows: v.GenericSchema<unknown, DraftRow[]> = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) =>
    rows.flatMap((one) => {
      const read = v.safeParse(row, one);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** The payload of a `request-order` submission that is still a draft. */
const requestDraft: v.GenericSchema<unknown, StoredRequestDraft> = v.object({
  rows: v.fallback(readableRows, []),
  remarks: text,
  hasAgreedToTerms: v.fallback(v.boolean(), false),
  prescriptionIds: v.fallback(v.array(v.string()), []),
  writtenAt: text,
  address,
  addressAt: v.fallback(v.number(), 0),
});

/** Parses a stored payload as a draft; null if it is not one. */
export function readRequestDraft(payload: unknown): StoredRequestDraft | null {
  const read = v.safeParse(requestDraft, payload);
  return read.success ? read.output : null;
}

const savedRequest = v.object({ rows: v.fallback(v.nullable(readableRows), null), remarks: text });

/**
 * Parses the draft of a request from saved prescriptions. `rows` is null until a medicine is added.
 */
export function readSavedRequest(payload: unknown): v.InferOutput<typeof savedRequest> | null {
  const read = v.safeParse(savedRequest, payload);
  return read.success ? read.output : null;
}
