/**
 * Keeps many objects, creates and drops more, and prints how far the heap grew: `{ lives, grew }`,
 * in bytes.
 */
import { keepHeapSmall } from '#server/small-heap.ts';

const things = (count: number, of: number) =>
  Array.from({ length: count }, (_, at) => ({ of, at, text: `${of} ${at}` }));

if (process.argv.includes('small')) keepHeapSmall();
const kept = things(600_000, 0);
const lives = process.memoryUsage().heapUsed;
const passing: unknown[] = [];
let grew = 0;
for (let round = 1; round <= 600; round += 1) {
  passing.push(things(5_000, round));
  if (passing.length > 4) passing.shift();
  grew = Math.max(grew, process.memoryUsage().heapTotal);
}
console.log(JSON.stringify({ lives, grew, kept: kept.length }));
