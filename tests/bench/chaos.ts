/**
 * `npm run chaos [-- --seed 1 --seconds 90 --broken no-key]`: runs the built shop in a real
 * browser, while network, server, browser and worker fail in every way that the seed selects.
 * Guests and customers write every kind of submission, and the page's confirmations are compared
 * with the pharmacy's tables and files. Exits with 1 if anything confirmed is lost, duplicated or
 * has another picture, if the phone still has unsent submissions after a minute, or if too little
 * happened to prove anything. With `--broken` the harness has a fault that must be found: then it
 * exits with 1 if it is not.
 */
import { parseArgs } from 'node:util';
import seedOnce from '#tests/e2e/support/seed-once.ts';
import { controls } from './chaos/controls.ts';
import { writtenKinds } from './chaos/ledger.ts';
import type { Trouble } from './chaos/schedule.ts';
import { runTrial, type Trial } from './chaos/trial.ts';
import { table } from './report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '90' },
    broken: { type: 'string' },
  },
});
const { seed, broken } = values;
const seconds = Number(values.seconds);
const control = controls.find((one) => one === broken) ?? null;
if (!(seconds > 0) || (broken && !control)) {
  console.error(`chaos --seed WORDS --seconds NUMBER [--broken ${controls.join('|')}]`);
  process.exit(2);
}

/** The minimum number of events in ten minutes. A trial with fewer proves nothing. */
const least: Partial<Record<Trouble, number>> & { acknowledged: number } = {
  flaps: 90,
  'server kills': 30,
  'browser kills': 12,
  'worker stops': 50,
  acknowledged: 150,
};

function tooFew({ happened }: Trial, acknowledged: number): string[] {
  const seen: Record<string, number> = { ...happened, acknowledged };
  return Object.entries(least)
    .map(([what, count]) => ({ what, wanted: Math.floor((count * seconds) / 600) }))
    .filter(({ what, wanted }) => (seen[what] ?? 0) < wanted)
    .map(({ what, wanted }) => `${what}: ${seen[what] ?? 0}, not ${wanted}`);
}

const removeSeeded = await seedOnce();
try {
  const trial = await runTrial({ seed, seconds, control, say: (line) => console.log(line) });
  const { findings, drained, entries } = trial;
  const { lost, doubled, mismatched } = findings;
  const acknowledged = entries.filter(({ said }) => said).length;
  table(`chaos${control ? ` with ${control}, which must be found` : ''}`, [
    { seed, seconds, ...trial.happened },
  ]);
  const counted = writtenKinds.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return [kind, `${own.filter(({ said }) => said).length} of ${own.length}`] as const;
  });
  const pictures = entries.filter(({ said }) => said).flatMap((entry) => entry.pictures).length;
  table('acknowledged of written', [{ ...Object.fromEntries(counted), pictures }]);
  table('in the end', [
    {
      written: entries.length,
      acknowledged,
      lost: lost.length,
      doubled: doubled.length,
      mismatched: mismatched.length,
      'waiting when mended': drained.waiting,
      'drained in s': drained.seconds,
      'waiting after': drained.left.length,
    },
  ]);
  for (const [fault, places] of Object.entries(findings)) {
    for (const place of places.slice(0, 10)) console.log(`${fault}: ${place}`);
  }
  for (const one of drained.left) console.log(`still waiting: ${one}`);
  const wrong = lost.length + doubled.length + mismatched.length;
  const few = tooFew(trial, acknowledged);
  for (const one of few) console.log(`too few to prove anything: ${one}`);
  for (const one of trial.unopened) console.log(`a killed server did not open again: ${one}`);
  const isSound = wrong + drained.left.length + trial.unopened.length + few.length === 0;
  if (!isSound)
    console.log(`\nchaos --seed ${seed} --seconds ${seconds}; every step: ${trial.file}`);
  process.exitCode = (control ? wrong > 0 : isSound) ? 0 : 1;
} finally {
  removeSeeded();
}
