/** Limits the garbage that the process holds (docs/decisions/0027-memory.md). */
import { setFlagsFromString } from 'node:v8';

/**
 * Percent by which the heap may grow over the live objects before a collection. V8's default allows
 * about 300.
 */
const heapGrowthPercent = 60;

/** Makes V8 collect garbage earlier, from now on. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
}
