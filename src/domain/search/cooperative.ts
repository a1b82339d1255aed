/**
 * Long work in short steps. The generator yields after each step, so that its caller can pause and
 * do other work.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Items per step, which take a few milliseconds. */
const batchSize = 4_000;

/** Maps a list in steps. */
export function* mappedInSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < items.length; at += batchSize) {
    items.slice(at, at + batchSize).forEach((item, next) => made.push(make(item, at + next)));
    yield;
  }
  return made;
}

/** Runs all steps without a pause and returns the result. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs all steps with a pause after each, and resolves to the result. */
export async function withPauses<Result>(
  steps: Steps<Result>,
  yieldControl: () => Promise<unknown>,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await yieldControl();
  }
}
