/**
 * A replacement for `toSorted`, which Chrome 109 lacks. That is the last version for Windows 7, and
 * sending an order must work there.
 */
export function sorted<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy of its own
  return [...items].sort(compare);
}
