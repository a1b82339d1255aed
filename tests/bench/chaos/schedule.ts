/** The times of all faults: determined by the seed, spread over the whole trial. */
import { chanceOf } from '#demo/pictures/chance.ts';
import type { Mishap } from './relay.ts';

/**
 * The number of faults in ten minutes. Their density does not depend on the length of the trial.
 */
export const inTenMinutes = {
  flaps: 100,
  'server kills': 32,
  'browser kills': 13,
  'worker stops': 54,
  reloads: 30,
  'lost responses': 60,
  resets: 40,
  'bad statuses': 40,
  portals: 12,
  'clock jumps': 12,
  'second tabs': 16,
} as const;

export type Trouble = keyof typeof inTenMinutes;

export interface Step {
  /** Milliseconds from the start. */
  at: number;
  trouble: Trouble;
  /** The duration in milliseconds, if it has one. */
  lasts: number;
  /** Whether the radio is off, or only the connection is dead. */
  isKnown: boolean;
  /** Selects one of several: a number from 0 to below 1. */
  which: number;
  /** The fault of a submission, if the step is one. */
  mishap: Mishap;
  /** The clock's shift in milliseconds. */
  off: number;
}

const isTrouble = (name: string): name is Trouble => name in inTenMinutes;

const hour = 3_600_000;
const badStatuses = [429, 500, 502, 503] as const;

/** The steps of a trial, earliest first. */
export function stepsFor(seed: string, seconds: number): Step[] {
  const chance = chanceOf('chaos', seed);
  const steps: Step[] = [];
  for (const [trouble, often] of Object.entries(inTenMinutes)) {
    if (!isTrouble(trouble)) continue;
    const count = Math.ceil((often * seconds) / 600);
    const room = (seconds * 1000) / count;
    for (let at = 0; at < count; at += 1) {
      steps.push({
        at: (at + chance.between(0, 1)) * room,
        trouble,
        lasts: chance.happens(0.8) ? chance.between(200, 2_000) : chance.between(2_000, 5_000),
        isKnown: chance.happens(0.6),
        which: chance.between(0, 1),
        mishap: mishapOf(trouble, chance.pick(badStatuses)),
        off: chance.happens(0.3) ? 0 : Math.round(chance.between(-3 * hour, 3 * hour)),
      });
    }
  }
  return steps.toSorted((one, other) => one.at - other.at);
}

/** The kind under which a mishap is counted. */
export function troubleOf(mishap: Mishap): Trouble {
  if (mishap === 'lost response') return 'lost responses';
  return mishap === 'reset' ? 'resets' : 'bad statuses';
}

function mishapOf(trouble: Trouble, status: (typeof badStatuses)[number]): Mishap {
  if (trouble === 'lost responses') return 'lost response';
  return trouble === 'resets' ? 'reset' : status;
}
