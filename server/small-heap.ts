/** How much the process lets lie before it clears up (docs/decisions/0027-memory.md). */
import { setFlagsFromString } from 'node:v8';

/** Percent of what lives that may be dead beside it: by itself V8 lets three times as much lie. */
const mostDead = 60;

/** From now on the heap of this process is cleared up before it has grown by more than a part of what lives in it. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${mostDead}`);
}
