import * as v from 'valibot';
import { wireFlag, wireText } from '#contract/wire.ts';

/** The header that marks a response as ours. A captive portal or a proxy does not send it. */
export const markerHeader = 'x-shop-api';
export const markerValue = '1';

/** The header that carries the session token (errors-3). */
export const tokenHeader = 'datacontent';
/** The header with the outbox's submission grant. */
export const grantHeader = 'x-submission-grant';
/** The header with a submission's id, which never changes. */
export const keyHeader = 'idempotency-key';
/** Marks a repeated response to an idempotency key that the server has already processed. */
export const replayedHeader = 'idempotency-replayed';

/** The header of an upload with the file's SHA-256, in hex. */
export const digestHeader = 'x-content-sha256';

/**
 * The envelope of every response: `{IsError, Id, Msg, Data}`. If `Data` is missing, the response
 * itself is the data.
 */
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
