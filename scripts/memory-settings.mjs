/**
 * Environment variables for a server on Linux. The allocator then returns freed memory of the
 * server's threads to the system at once (docs/decisions/0027-memory.md). It reads the variable
 * only when the process starts.
 */
export const memorySettings = { MALLOC_TRIM_THRESHOLD_: '131072' };
