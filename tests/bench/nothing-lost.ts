/**
 * `npm run nothing-lost [-- --small] [names]`: prints the rows of the table "Nothing lost" that no
 * other command prints (chaos, kills, power-cuts and fuzz print theirs). Exits with 1 if one fails.
 */
import { carts } from './nothing-lost/carts.ts';
import { hostileUploads } from './nothing-lost/hostile-uploads.ts';
import { lostResponses } from './nothing-lost/lost-responses.ts';
import { races } from './nothing-lost/races.ts';
import { secondProcess } from './nothing-lost/second-process.ts';
import { isHeld, type Sizes, type Trial } from './nothing-lost/trial.ts';
import { table } from './report.ts';

const whole: Sizes = { responses: 500, processes: 100, carts: 10_000, races: 50, uploads: 320 };
const small: Sizes = { responses: 20, processes: 5, carts: 200, races: 3, uploads: 160 };

const words = process.argv.slice(2);
const sizes = words.includes('--small') ? small : whole;
const rows: Record<string, () => Promise<Trial | Trial[]>> = {
  responses: () => lostResponses(sizes.responses),
  processes: () => secondProcess(sizes.processes),
  carts: () => carts(sizes.carts),
  races: () => races(sizes.races),
  uploads: () => hostileUploads(sizes.uploads),
};
const wanted = words.filter((word) => !word.startsWith('--'));
const chosen = Object.entries(rows).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
if (chosen.length === 0) {
  console.error(`There are these rows: ${Object.keys(rows).join(', ')}.`);
  process.exit(1);
}

const trials: Trial[] = [];
for (const [name, run] of chosen) {
  const startedAt = Date.now();
  trials.push(...[await run()].flat());
  console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
table(
  'Nothing lost',
  trials.map((trial) => ({
    what: trial.what,
    tried: trial.tried,
    found: Object.entries(trial.broken)
      .map(([kind, found]) => `${found} ${kind}`)
      .join(', '),
    goal: trial.goal,
    '': isHeld(trial) ? '' : 'NOT HELD',
  })),
);
process.exitCode = trials.every(isHeld) ? 0 : 1;
