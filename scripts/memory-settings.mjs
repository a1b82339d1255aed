/**
 * What a server on Linux is started with, beside its own settings: memory that its threads gave
 * back goes to the system at once (docs/decisions/0027-memory.md). It is read as a process begins.
 */
export const memorySettings = { MALLOC_TRIM_THRESHOLD_: '131072' };
