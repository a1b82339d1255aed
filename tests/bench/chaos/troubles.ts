/**
 * Runs the steps of a schedule at their times. Steps that need the same part run one after the
 * other.
 */
import { setTimeout as rest } from 'node:timers/promises';
import type { Network } from '#tests/e2e/support/network.ts';
import type { PharmacyServer } from '#tests/e2e/support/server.ts';
import type { Ledger } from './ledger.ts';
import type { Relay } from './relay.ts';
import type { RestlessPhone } from './restless-phone.ts';
import { inTenMinutes, type Step, type Trouble } from './schedule.ts';

export interface Shop {
  pharmacy: PharmacyServer;
  /** Read at the next start of the server: `NODE_OPTIONS` with the clock in it. */
  settings: Record<string, string>;
  relay: Relay;
  network: Network;
  phone: RestlessPhone;
  ledger: Ledger;
}

export interface Troubles {
  /** The number of faults of each kind that happened. */
  readonly happened: Record<Trouble, number>;
  /** The output of servers that did not start again. */
  readonly unopened: string[];
  /** Resolves when every step has happened. */
  run(steps: readonly Step[]): Promise<void>;
  /** Runs the work while no fault is active. */
  inPeace<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The parts that allow one fault at a time. */
type Part = 'server' | 'browser' | 'network';

const parts: Record<Trouble, Part | null> = {
  flaps: 'network',
  portals: 'network',
  'server kills': 'server',
  'clock jumps': 'server',
  'browser kills': 'browser',
  'worker stops': 'browser',
  reloads: 'browser',
  'second tabs': 'browser',
  'lost responses': null,
  resets: null,
  'bad statuses': null,
};

export function openTroubles(shop: Shop): Troubles {
  const { pharmacy, relay, network, phone, ledger } = shop;
  const happened = Object.fromEntries(
    Object.keys(inTenMinutes).map((trouble) => [trouble, 0]),
  ) as Record<Trouble, number>;
  const unopened: string[] = [];
  const busy: Record<Part, Promise<unknown>> = {
    server: Promise.resolve(),
    browser: Promise.resolve(),
    network: Promise.resolve(),
  };
  let peace: Promise<unknown> = Promise.resolve();

  async function restart(off: number | null): Promise<void> {
    await pharmacy.kill();
    if (off !== null) shop.settings['NODE_OPTIONS'] = clockOption(off);
    try {
      await pharmacy.start();
    } catch (failure) {
      unopened.push(String(failure).slice(0, 300));
      throw failure;
    }
  }

  async function happen(step: Step): Promise<void> {
    switch (step.trouble) {
      case 'flaps':
        network.down();
        if (step.isKnown) await phone.setRadio(false);
        await rest(step.lasts);
        network.up();
        await phone.setRadio(true);
        return;
      case 'portals':
        network.portal();
        await rest(step.lasts);
        network.up();
        return;
      case 'server kills':
        return restart(null);
      case 'clock jumps':
        return step.isKnown ? phone.setClock(step.off) : restart(step.off);
      case 'browser kills':
        return phone.killBrowser();
      case 'worker stops':
        return phone.stopWorkers();
      case 'reloads': {
        const tabs = phone.tabs();
        await tabs[Math.floor(step.which * tabs.length)]?.reload({ waitUntil: 'commit' });
        return;
      }
      case 'second tabs': {
        const tab = await phone.tab('second');
        await tab.goto(`${network.origin}/order`, { waitUntil: 'commit' });
        return;
      }
      case 'lost responses':
      case 'resets':
      case 'bad statuses':
        relay.plan(step.mishap);
    }
  }

  async function tell(step: Step): Promise<void> {
    ledger.note(step.trouble, { lasts: Math.round(step.lasts), off: Math.round(step.off) });
    try {
      await happen(step);
      ledger.note(`${step.trouble}: over`);
      // A planned fault is counted when it happens.
      if (parts[step.trouble]) happened[step.trouble] += 1;
    } catch (failure) {
      // For example because another fault has closed the tab. It is not counted.
      ledger.note('did not happen', { trouble: step.trouble, because: String(failure) });
    }
  }

  function begin(step: Step): void {
    const part = parts[step.trouble];
    if (part) busy[part] = busy[part].then(() => tell(step));
    else void tell(step);
  }

  const untilQuiet = () => Promise.all(Object.values(busy));

  return {
    happened,
    unopened,
    async run(steps) {
      let startedAt = Date.now();
      for (const step of steps) {
        await rest(Math.max(0, startedAt + step.at - Date.now()));
        // The duration of this work does not count as time of the trial.
        const before = Date.now();
        await peace;
        startedAt += Date.now() - before;
        begin(step);
      }
      await untilQuiet();
    },
    async inPeace(work) {
      let end: (() => void) | undefined;
      peace = new Promise<void>((resolve) => {
        end = resolve;
      });
      try {
        // Includes a fault that has just begun.
        await rest(100);
        await untilQuiet();
        relay.calm();
        return await work();
      } finally {
        end?.();
      }
    },
  };
}

/** `NODE_OPTIONS` that shift the clock of a starting server by so many milliseconds. */
export function clockOption(off: number): string {
  const script = `const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...given) { if (given.length === 0) super(Right.now() + ${off}); else super(...given); }
      static now() { return Right.now() + ${off}; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}
