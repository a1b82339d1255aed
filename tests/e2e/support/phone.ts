import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { browserEnvironment, browserOrExit, type FontSet } from '#scripts/browser.mjs';

/**
 * Without a sandbox and without the browser's own requests, so that all requests are the page's.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export interface PhoneOptions {
  width?: number;
  height?: number;
  language?: string;
  colorScheme?: 'light' | 'dark';
  /** A profile to copy. Empty by default. */
  profile?: string;
  /** The folder in which the profile is stored when the phone is closed. */
  keepIn?: string;
  /** Additional start flags of the browser, for example for a camera with a test picture. */
  flags?: readonly string[];
  fonts?: FontSet;
}

/** A phone with one browser whose profile survives closing it. */
export interface Phone {
  readonly context: BrowserContext;
  /**
   * Console errors, page errors and CSP reports since the last `forgive`. A lost connection is not
   * an error of ours.
   */
  readonly complaints: string[];
  open(): Promise<Page>;
  /** Closes the browser and opens it again with the same profile. */
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

const networkNoise =
  /net::ERR_|Failed to load resource|status of (4\d\d|5\d\d)|The network connection was lost/;

export async function takePhone(options: PhoneOptions = {}): Promise<Phone> {
  const profile = options.keepIn ?? mkdtempSync(join(tmpdir(), 'phone-'));
  if (options.profile) cpSync(options.profile, profile, { recursive: true });
  const complaints: string[] = [];
  let context = await launch();

  async function launch(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(profile, {
      executablePath: browserPath(),
      args: [...browserFlags, ...(options.flags ?? [])],
      env: browserEnvironment(options.fonts),
      headless: true,
      viewport: { width: options.width ?? 360, height: options.height ?? 740 },
      hasTouch: (options.width ?? 360) < 800,
      locale: options.language ?? 'en-GB',
      timezoneId: 'Asia/Dhaka',
      colorScheme: options.colorScheme ?? 'light',
    });
    // Generous timeouts for busy test machines. They end a hanging test and measure nothing.
    opened.setDefaultTimeout(40_000);
    opened.on('console', (message) => {
      if (message.type() !== 'error' || networkNoise.test(message.text())) return;
      complaints.push(`${message.text()} (${message.location().url})`);
    });
    opened.on('weberror', (failure) => complaints.push(failure.error().message));
    return opened;
  }

  return {
    get context() {
      return context;
    },
    complaints,
    open: async () => waitForStep(await context.newPage()),
    async reopen() {
      await context.close();
      context = await launch();
    },
    async remove() {
      await context.close();
      if (!options.keepIn) rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Makes `goto` wait until the history entry of a closed dialog is gone (close-by-back.ts). A step
 * back that is in progress would cancel the load, and only a script is fast enough to start one.
 */
function waitForStep(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...destination) => {
    const isStepDone = () => {
      const state: { dialogs?: number; document?: number } | null = history.state;
      if (state?.document !== performance.timeOrigin) return true;
      const open = document.querySelectorAll('dialog[open]:not([data-closing])').length;
      return (state.dialogs ?? 0) <= open;
    };
    await page.waitForFunction(isStepDone, null, { polling: 50 });
    return goto(...destination);
  };
  return page;
}

/** The path of the tests' browser, found once for a process and its children. */
export function browserPath(): string {
  return (process.env['CHROME_PATH'] ??= browserOrExit());
}

/** Waits until a service worker controls the page, so that the next visit needs no network. */
export async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 90_000,
  });
}
