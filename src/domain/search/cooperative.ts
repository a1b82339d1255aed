/** Long work in short steps: whoever does it beside something else rests at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Of a list, between one rest and the next: a few milliseconds' work. */
const batchSize = 4_000;

/** What is made of each of a list. */
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

/** All of it at once. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** With a rest after each step. */
export async function withRests<Result>(
  steps: Steps<Result>,
  rest: () => Promise<unknown>,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await rest();
  }
}
