/** As `toSorted`, which Chrome 109 lacks, the last one for Windows 7: what is written there can be sent. */
export function sorted<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy of its own
  return [...items].sort(compare);
}
