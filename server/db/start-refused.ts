/**
 * The server cannot start, for a reason that the operator can fix. The message names the cause, the
 * place and the remedy.
 */
export class StartRefused extends Error {}
