/**
 * The phone of the trial: its browser is killed and restarted, its clock jumps, its worker is
 * stopped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { takePhone, type Phone } from '#tests/e2e/support/phone.ts';
import { openWorkerTools, type WorkerTools } from '#tests/e2e/support/worker-tools.ts';

export interface RestlessPhone {
  readonly context: BrowserContext;
  /** The tab of that name, opened if necessary. Waits while the browser is dead. */
  tab(name: string): Promise<Page>;
  /** The open tabs. */
  tabs(): Page[];
  /** Kills the browser with all its processes by SIGKILL, and restarts it with the same profile. */
  killBrowser(): Promise<void>;
  stopWorkers(): Promise<void>;
  /** False makes the browser report that it is offline. */
  setRadio(isOn: boolean): Promise<void>;
  /** Shifts the clock of the pages by so many milliseconds. */
  setClock(off: number): Promise<void>;
  /** The session to restore if the browser has lost it: see `sessionScript`. */
  keepSession(session: Session | null): void;
  remove(): Promise<void>;
}

export interface Session {
  /** As the pages store it. */
  user: string;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

export interface PhoneOptions {
  profile: string;
  /** The shop's origin, to find its worker. */
  origin: string;
  /** Scripts to run in every page before its own. */
  scripts: string[];
}

/** Milliseconds that a person waits for a control before starting again. */
const defaultTimeout = 8_000;

const clockScript = `{
  const Right = Date;
  let off = Number(localStorage.getItem('clock-is-off') ?? 0);
  globalThis.setClock = (ms) => { off = ms; localStorage.setItem('clock-is-off', String(ms)); };
  globalThis.Date = class Date extends Right {
    constructor(...given) { if (given.length === 0) super(Right.now() + off); else super(...given); }
    static now() { return Right.now() + off; }
  };
}`;

/**
 * A killed browser loses the last minute of localStorage, including the session, and the shop
 * guarantees nothing for it. The customer signs in again, once per run of the browser.
 */
const sessionScript = (user: string, life: number) => `
  if (localStorage.getItem('signed-in-again') !== '${life}') {
    localStorage.setItem('signed-in-again', '${life}');
    if (!localStorage.getItem('USER')) localStorage.setItem('USER', ${JSON.stringify(user)});
  }`;

export async function takeRestlessPhone({
  profile,
  origin,
  scripts,
}: PhoneOptions): Promise<RestlessPhone> {
  const phone: Phone = await takePhone({ keepIn: profile });
  const tabs = new Map<string, Page>();
  const radios = new Map<Page, CDPSession>();
  let tools: WorkerTools | null = null;
  let isRadioOn = true;
  let session: Session | null = null;
  let lives = 0;
  let alive: Promise<unknown> = prepare();

  async function prepare(): Promise<void> {
    tabs.clear();
    radios.clear();
    tools = null;
    phone.context.setDefaultTimeout(defaultTimeout);
    lives += 1;
    const all = [clockScript, ...(session ? [sessionScript(session.user, lives)] : []), ...scripts];
    if (session) await phone.context.addCookies(session.cookies);
    for (const content of all) await phone.context.addInitScript({ content });
  }

  /**
   * Each tab separately: a worker that was stopped during an operation never responds to the
   * command.
   */
  async function tellRadio(page: Page): Promise<void> {
    const radio = radios.get(page);
    if (!radio || page.isClosed()) return;
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    const told = radio.send('Network.emulateNetworkConditions', {
      offline: !isRadioOn,
      ...unlimited,
    });
    // A browser that dies in the meantime gets the state after its restart.
    await Promise.race([told.catch(() => undefined), rest(1_000)]);
  }

  async function revive(): Promise<void> {
    await phone.reopen();
    await prepare();
  }

  return {
    get context() {
      return phone.context;
    },
    async tab(name) {
      await alive;
      const open = tabs.get(name);
      if (open && !open.isClosed()) return open;
      const page = await phone.open();
      tabs.set(name, page);
      radios.set(page, await phone.context.newCDPSession(page));
      await tellRadio(page);
      return page;
    },
    tabs: () => [...tabs.values()].filter((page) => !page.isClosed()),
    async killBrowser() {
      await alive;
      const gone = new Promise<void>((resolve) => {
        phone.context.once('close', () => resolve());
      });
      process.kill(-processOf(profile), 'SIGKILL');
      await gone;
      alive = revive();
      await alive;
    },
    async stopWorkers() {
      await alive;
      tools ??= await openWorkerTools(phone.context);
      await tools.stopAll();
    },
    async setRadio(isOn) {
      isRadioOn = isOn;
      await Promise.all([...radios.keys()].map(tellRadio));
    },
    async setClock(off) {
      await alive;
      for (const page of tabs.values()) {
        if (!page.url().startsWith(origin)) continue;
        await page.evaluate(`globalThis.setClock?.(${off})`);
      }
    },
    keepSession(kept) {
      session = kept;
    },
    remove: () => phone.remove(),
  };
}

/** The browser's main process, which leads the process group. */
function processOf(profile: string): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      const words = commandOf(name);
      return (
        words.includes(`--user-data-dir=${profile}`) &&
        !words.some((word) => word.startsWith('--type='))
      );
    });
  if (!found) throw new Error('The browser is not running');
  return Number(found);
}

function commandOf(process: string): string[] {
  try {
    return readFileSync(`/proc/${process}/cmdline`, 'utf8').split('\u0000');
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}
