import { conflictCodes } from '#domain/outbox-verdict.ts';

/**
 * `Id` of a 409 response to a call with an idempotency key: an upload that the request names is not
 * on the server (any more), so it must be uploaded again.
 */
export const uploadMissing = conflictCodes.uploadMissing;
/**
 * `Id` of a 409 response to a call with an idempotency key: a request with the same key is still
 * being processed, so retry later.
 */
export const inProgress = conflictCodes.inProgress;
