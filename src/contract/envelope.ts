import * as v from 'valibot';
import { wireFlag, wireText } from '#contract/wire.ts';

/** The header that marks an answer as ours: a captive portal or a stray proxy page does not have it. */
export const markerHeader = 'x-shop-api';
export const markerValue = '1';

/** The header that carries the session token (errors-3). */
export const tokenHeader = 'datacontent';
/** The header that carries the outbox's narrow submission grant. */
export const grantHeader = 'x-submission-grant';
/** The header that carries a submission's id, once and for ever. */
export const keyHeader = 'idempotency-key';
/** Marks the repeated answer to a key that the server has already served. */
export const replayedHeader = 'idempotency-replayed';

/** The header of an upload that carries the file's SHA-256, in hex. */
export const digestHeader = 'x-content-sha256';

/** Every answer: `{IsError, Id, Msg, Data}`. `Data` may be missing, then the answer itself is the data. */
export const envelope = v.looseObject({
  IsError: v.optional(wireFlag, false),
  Id: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  Msg: v.optional(wireText, ''),
  Data: v.optional(v.unknown()),
});

export interface EnvelopeOnWire {
  IsError: boolean;
  Id: string | number | null;
  Msg: string;
  Data: unknown;
}
