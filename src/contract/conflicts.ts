import { conflictCodes } from '#domain/outbox-verdict.ts';

/** `Id` of a 409 answer to a call with a key: a photo it names is not on the server (any more); upload again. */
export const uploadMissing = conflictCodes.uploadMissing;
/** `Id` of a 409 answer to a call with a key: the same key is being served at this moment; ask a little later. */
export const inProgress = conflictCodes.inProgress;
