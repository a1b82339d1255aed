import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThorough } from './support/inspect-page.ts';
import { overlays } from './support/sweep/overlays.ts';
import { screens } from './support/sweep/screens.ts';
import { startSweep, type Sweep } from './support/sweep/start-sweep.ts';
import type { State } from './support/sweep/states.ts';
import { openSweepWorld, type SweepWorld } from './support/sweep/sweep-world.ts';
import { isWide } from './support/wide.ts';

/** A pattern that limits the states during development: SWEEP='bag|checkout'. */
const some = process.env['SWEEP'] ?? '';
const wanted = new RegExp(some);
const isLookedAt = ({ name, isVariant }: State) => wanted.test(name) && (isThorough || !isVariant);
const onScreens = screens.filter(isLookedAt);
/** Overlays are inspected when tested wide, thoroughly, or by name. */
const opened = (isWide || isThorough || some ? overlays : [])
  .flatMap(({ shown, isVariant }) =>
    'name' in shown ? [isVariant ? { ...shown, isVariant } : shown] : [],
  )
  .filter(isLookedAt);

let world: SweepWorld;
let sweep: Sweep;
const all = new Map<string, string[]>();

beforeAll(async () => {
  world = await openSweepWorld();
  sweep = startSweep([...onScreens, ...opened], world);
});

afterAll(async () => {
  await sweep.stop();
  // Writes the faults of every state to a file: SWEEP_REPORT=/tmp/found.json.
  const report = process.env['SWEEP_REPORT'];
  if (report) writeFileSync(report, JSON.stringify(Object.fromEntries(all), null, 1));
  await world.remove();
});

async function expectRightOn({ name }: State): Promise<void> {
  const found = await sweep.foundOn(name);
  all.set(name, found);
  // Prints each fault, also in a log of one line per test.
  expect(found.join('\n')).toBe('');
}

const named = (states: readonly State[]) => states.map((state) => [state.name, state] as const);

// shell-110
describe('every control is reachable and every text readable, at every width, in both languages, with large text', () => {
  it.each(named(onScreens))('%s', (_, state) => expectRightOn(state));
  it.each(named(opened))('%s (over the page)', (_, state) => expectRightOn(state));

  it('the console has no errors', () => {
    expect(world.complaints).toEqual([]);
  });
});
