import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows at a time: with the embedded database a customer waits no longer than for these. */
const portionSize = 500;

/**
 * Does a long piece of tidying a few rows at a time, and lets others go first in between.
 * `step` takes at most `portion` rows and answers how many it took; fewer means that it is done.
 * Answers how many it took in all.
 */
export async function inPortions(
  step: (portion: number) => Promise<number>,
  portion = portionSize,
): Promise<number> {
  let all = 0;
  for (;;) {
    const taken = await step(portion);
    all += taken;
    if (taken < portion) return all;
    await nextTurn();
  }
}
