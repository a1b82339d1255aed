/** Lets the steps of a schedule happen, each in its own time; those that need the same thing one after the other. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Network } from '#tests/e2e/support/network.ts';
import type { PharmacyServer } from '#tests/e2e/support/server.ts';
import type { Ledger } from './ledger.ts';
import type { Relay } from './relay.ts';
import type { RestlessPhone } from './restless-phone.ts';
import { inTenMinutes, type Step, type Trouble } from './schedule.ts';

export interface Shop {
  pharmacy: PharmacyServer;
  /** Read at its next start: `NODE_OPTIONS` with the clock in it. */
  settings: Record<string, string>;
  relay: Relay;
  network: Network;
  phone: RestlessPhone;
  ledger: Ledger;
}

export interface Troubles {
  /** How often each has really happened. */
  readonly happened: Record<Trouble, number>;
  /** What a server said that did not open again. */
  readonly unopened: string[];
  /** Resolves when every step has happened. */
  run(steps: readonly Step[]): Promise<void>;
  /** Nothing goes wrong, and everything is in order, while the work is done. */
  inPeace<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** What cannot happen twice at the same time. */
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
  'lost answers': null,
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
      case 'lost answers':
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
      // What is only planned is counted where it befalls something.
      if (parts[step.trouble]) happened[step.trouble] += 1;
    } catch (failure) {
      // A tab that another trouble has closed under it, for example: it is not counted.
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
        // What takes its time in peace is no time of the trial.
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
        // What has begun in this very moment is waited for too.
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

/** A server that starts with it has a clock that is so many milliseconds off. */
export function clockOption(off: number): string {
  const script = `const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...given) { if (given.length === 0) super(Right.now() + ${off}); else super(...given); }
      static now() { return Right.now() + ${off}; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}
