import type { Page } from 'playwright-core';
import { inspectPage } from '../inspect-page.ts';
import { openState, type State } from './states.ts';
import type { Who, SweepWorld } from './sweep-world.ts';

export interface Sweep {
  /** The faults of this state. Resolves once it has been inspected. */
  foundOn(name: string): Promise<string[]>;
  /** Inspects no further states. */
  stop(): Promise<void>;
}

/**
 * Three lanes run in parallel, each with its own phones, for two cores and the waits for frames.
 */
const lanes: readonly (readonly Who[])[] = [['guest'], ['buyer', 'newcomer'], ['customer']];

/** Inspects the states in their order. States of one phone follow one after the other. */
export function startSweep(states: readonly State[], world: SweepWorld): Sweep {
  const results = new Map<string, Result>();
  const shared = states.filter(({ isAlone }) => !isAlone);
  // States with their own phone go to the lane that is free.
  const alone = states.filter(({ isAlone }) => isAlone);
  let isStopped = false;
  for (const { name } of states) {
    if (results.has(name)) throw new Error(`Two states are called "${name}"`);
    results.set(name, openResult());
  }

  async function look(state: State): Promise<string[]> {
    const page = await (state.isAlone
      ? world.newPageOf(state.who, state.hasWorker)
      : world.pageOf(state.who));
    try {
      await openState(page, state, world);
      return await inspectPage(page, { ...state, turn: turnOf(state) });
    } finally {
      await putAway(page, state);
    }
  }

  async function run(lane: readonly Who[]): Promise<void> {
    const own = shared.filter(({ who }) => lane.includes(who));
    for (let next = own.shift() ?? alone.shift(); next; next = own.shift() ?? alone.shift()) {
      if (isStopped) return;
      await look(next).then(results.get(next.name)?.resolve, results.get(next.name)?.reject);
    }
  }

  const running = Promise.all(lanes.map(run));
  return {
    async foundOn(name) {
      const result = results.get(name);
      if (!result) throw new Error(`"${name}" is not looked at`);
      return result.promise;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

/** Derived from the name, so that a new state does not change the turn of the others. */
function turnOf({ name }: State): number {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return sum;
}

async function putAway(page: Page, state: State): Promise<void> {
  if (state.isAlone) await page.context().close();
}

interface Result {
  promise: Promise<string[]>;
  resolve: (found: string[]) => void;
  reject: (failure: unknown) => void;
}

function openResult(): Result {
  let resolve: Result['resolve'] = () => undefined;
  let reject: Result['reject'] = () => undefined;
  const promise = new Promise<string[]>((onFound, onFailure) => {
    resolve = onFound;
    reject = onFailure;
  });
  // The failure is reported to later callers only, and is not an unhandled rejection.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
