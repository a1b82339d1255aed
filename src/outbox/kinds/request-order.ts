/** A request order: medicines by name, with prescriptions. */
import * as v from 'valibot';
import { readRequestDraft } from '#contract/drafts.ts';
import { add, linesOnWire } from '#contract/requests.ts';
import { shippingOnWire } from '#contract/shipping.ts';
import { isBlankDraft } from '#domain/request-draft.ts';
import { isBlankRow, rowsToSend } from '#domain/request-order.ts';
import { addressLines, kindSentTo, textLine } from '#outbox/kind.ts';

const place = v.object({
  id: v.string(),
  name: v.string(),
  nameBn: v.string(),
  charge: v.nullable(
    v.object({ standard: v.number(), threshold: v.number(), reduced: v.number() }),
  ),
});

const payload = v.object({
  rows: v.array(v.object({ name: v.string(), strength: v.string(), quantity: v.number() })),
  remarks: v.string(),
  address: v.nullable(
    v.object({
      receiverName: v.string(),
      receiverPhone: v.string(),
      customerPhone: v.string(),
      division: v.nullable(place),
      district: v.nullable(place),
      area: v.nullable(place),
      address: v.string(),
    }),
  ),
  /** Saved prescriptions that were selected, in addition to the submission's own photos. */
  prescriptionIds: v.array(v.string()),
});

export type RequestOrderPayload = v.InferInput<typeof payload>;

export const kind = kindSentTo(add, {
  payload,
  write: (request, photoIds) => ({
    ...linesOnWire(rowsToSend(request.rows)),
    ImgId: [...photoIds, ...request.prescriptionIds],
    Remarks: request.remarks,
    address: request.address && shippingOnWire(request.address),
  }),
  receiptOf: ({ orderNo, id }) => orderNo || id,
  linesOf: (stored) => {
    const rows = readRequestDraft(stored)?.rows.filter((row) => !isBlankRow(row)) ?? [];
    return rows.map(({ name, strength, quantity }) => ({
      texts: [`${name} ${strength}`.trim()],
      quantity,
    }));
  },
  detailsOf: (stored) => {
    const { remarks, address } = { ...readRequestDraft(stored) };
    return [...textLine(remarks), ...(address ? addressLines(address) : [])];
  },
  form: {
    addressOf: () => '/order',
    isBlank: (stored) => {
      const draft = readRequestDraft(stored);
      return draft === null || isBlankDraft(draft);
    },
  },
});
