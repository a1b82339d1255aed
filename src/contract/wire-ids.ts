/** Ids that the client adds, and ids in responses. */
import * as v from 'valibot';
import { isBlank, isRecord, noActivityId, tidied, wireId, wireText } from './wire.ts';

/** The device's ActivityId. The client adds it; if absent it is all zeros. */
export const wireActivityId = v.optional(
  tidied(wireText, (value) => (isBlank(value) || value === 0 ? noActivityId : value)),
  noActivityId,
);

/**
 * The `Id` of a response: beside `Data`, inside it, or `Data` itself. Use with `reads: 'envelope'`.
 */
export const wireResponseId = v.pipe(
  tidied(v.object({ Id: wireId }), (value) => {
    if (!isRecord(value)) return { Id: value };
    if (!isBlank(value.Id) && value.Id !== 0) return value;
    return isRecord(value.Data) ? value.Data : { Id: value.Data };
  }),
  v.transform((response) => response.Id),
);
