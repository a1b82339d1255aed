/** How the app installs on an empty phone whose connection breaks. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltApp } from '#contract/packs.ts';
import { builtFile } from './support/built-file.ts';
import { openNetwork, type Network } from './support/network.ts';
import { takePhone, untilControlled, type Phone } from './support/phone.ts';
import { fillRequest, numberShown, send } from './support/request-form.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';
import { goOffline, goOnline } from './support/test-world.ts';

let pharmacy: PharmacyServer;
let network: Network;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  network = await openNetwork(() => pharmacy.origin);
});

beforeEach(async () => {
  network.up();
  phone = await takePhone();
  page = await phone.open();
});

afterEach(() => phone.remove());

afterAll(async () => {
  await network.close();
  await pharmacy.remove();
});

/** The number of the app's files in the cache. */
function kept(): Promise<number> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('app-v1')).keys();
    return keys.filter(({ url }) => /\.(js|css|svg)/.test(url)).length;
  });
}

/** The files that the worker of this build fetches. */
function listedFiles(): BuiltApp['files'] {
  const worker = readFileSync('dist/shop/sw.js', 'utf8');
  const app: BuiltApp = JSON.parse(/^self\.app=(.*);importScripts/.exec(worker)?.[1] ?? '{}');
  return app.files;
}

/** The number of files to cache. */
function filesOfTheApp(): number {
  return listedFiles().reduce((sum, { files = [] }) => sum + files.length, 0);
}

/** The share of the core pack without which the app cannot open. */
function openingShare(): number {
  const { files = [], least = 0 } = listedFiles().find(({ url }) => /core-/.test(url)) ?? {};
  const bytes = (some: typeof files) => some.reduce((sum, [, , length]) => sum + length, 0);
  return bytes(files.slice(0, least)) / bytes(files);
}

/** Shares are counted uncompressed, and responses are cut compressed. */
const packingError = 0.03;

/** Whether a worker is active, or null while one is installing. */
function hasWorker(): Promise<boolean | null> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.installing) return null;
    return Boolean(registration?.active);
  });
}

async function showsHeading(words = ''): Promise<void> {
  await page.locator('main h1', { hasText: words }).first().waitFor({ state: 'attached' });
}

// offline-183
it('a rendered page starts no catalogue worker', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${network.origin}/category/medicine`, { waitUntil: 'load' });
  expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/index-/));
  expect(asked.filter((path) => /\/catalogue-worker-/.test(path))).toEqual([]);
});

it.each([360, 412, 1280])(
  'the picture of the first view is requested before the code, once, for a window %i px wide',
  async (width) => {
    await page.setViewportSize({ width, height: 740 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(network.origin, { waitUntil: 'load' });
    const shown = await page
      .locator('main picture img')
      .first()
      .evaluate((picture: HTMLImageElement) => new URL(picture.currentSrc).pathname);
    expect(asked.find((path) => /^\/(assets|Content)\//.test(path))).toBe(shown);
    const [name = ''] = /[^/]+(?=-(small|medium|large))/.exec(shown) ?? [];
    expect(asked.filter((path) => path.includes(name))).toEqual([shown]);
  },
);

const shares = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

// offline-144
describe.each(shares)('a first visit that is cut after %s of its pack', (share) => {
  it('the app opens with the files that arrived, and fetches the rest later', async () => {
    const core = network.hold(/core-[^/]*\.pack$/);
    const cut = network.cutResponse(/core-[^/]*\.pack$/, share);
    await page.goto(network.origin);
    await core.arrived;
    // On a connection that is slow enough to break, the page has fetched its own files long before.
    await page.waitForFunction(() =>
      Object.values(localStorage).some((kept: string) => kept.includes('"queries":[{')),
    );
    core.release();
    await cut;
    await goOffline(network, phone);
    await expect.poll(hasWorker, { timeout: 40_000 }).not.toBeNull();
    const opens = await hasWorker();
    // Without the frame, home and the error screen in the pack, it depends on the files that the
    // page has fetched itself.
    if (share > openingShare() + packingError) expect(opens).toBe(true);
    if (opens) {
      await page.reload();
      await showsHeading();
    }
    const arrived = await kept();
    expect(arrived).toBeGreaterThan(0);
    await goOnline(network, phone);
    await untilControlled(page);
    // The page that waited for its code may reload itself.
    await expect.poll(() => kept().catch(() => 0), { timeout: 40_000 }).toBe(filesOfTheApp());
    expect(phone.complaints.filter((one) => !isOfTheCut(one))).toEqual([]);
  });
});

/** The browser reports the code that failed to load, as expected. */
function isOfTheCut(complaint: string): boolean {
  return /preload CSS|imported module|error occurred when fetching the script/.test(complaint);
}

describe('the rest of the app', () => {
  // offline-7, offline-142, offline-143, offline-147
  it('the form opens offline before the rest is fetched, and every address afterwards', async () => {
    const rest = network.hold(/buying-[^/]*\.pack$/);
    await page.goto(network.origin);
    await rest.arrived;
    await page.getByText(/^Offline: \d\d%$/).waitFor();
    await goOffline(network, phone);
    rest.release();
    await page.goto(`${network.origin}/order`);
    await showsHeading('Request Order');
    await page.goto(`${network.origin}/about`);
    await page.getByText('This page isn’t saved on your phone').waitFor();
    await goOnline(network, phone);
    // The screen loads without a reload.
    await showsHeading('About');
    await expect.poll(kept, { timeout: 40_000 }).toBe(filesOfTheApp());
    await page.getByText('Works offline', { exact: true }).waitFor();
    await goOffline(network, phone);
    await page.goto(`${network.origin}/about`);
    await showsHeading('About');
    expect(phone.complaints.filter((one) => !isOfTheCut(one))).toEqual([]);
  });
});

// offline-185
describe('the background tasks', () => {
  const code = builtFile('src/app/background-tasks.ts');
  let asked: string[];

  beforeEach(() => {
    asked = [];
    page.on('request', (request) => asked.push(request.url()));
  });

  const isAskedFor = () => asked.some((address) => code.test(address));

  /** Navigates inside the app, without loading another page. */
  async function openTheForm(): Promise<void> {
    await page.locator('main a[href="/order"]').first().tap();
    await showsHeading('Request Order');
  }

  it('the background tasks load after the files that the shop needs offline', async () => {
    const core = network.hold(/core-[^/]*\.pack$/);
    await page.goto(network.origin);
    await core.arrived;
    await page.waitForTimeout(2_000);
    expect(isAskedFor()).toBe(false);
    core.release();
    await expect.poll(isAskedFor, { timeout: 20_000 }).toBe(true);
    await untilControlled(page);
  });

  it('the background tasks load immediately if something is to be sent', async () => {
    const core = network.hold(/core-[^/]*\.pack$/);
    await page.goto(network.origin);
    await core.arrived;
    await openTheForm();
    await fillRequest(page, 'Is there insulin?');
    expect(isAskedFor()).toBe(false);
    await send(page);
    expect(await numberShown(page)).toMatch(/^R-/);
    core.release();
  });

  it('a broken connection delays the background tasks, and what was written meanwhile is sent later', async () => {
    const core = network.hold(/core-[^/]*\.pack$/);
    const cut = network.cutResponse(/core-[^/]*\.pack$/, 0.1);
    await page.goto(network.origin);
    await core.arrived;
    await openTheForm();
    await fillRequest(page, 'Is there insulin?');
    core.release();
    await cut;
    await goOffline(network, phone);
    // It was requested, and failed.
    await expect.poll(isAskedFor, { timeout: 40_000 }).toBe(true);
    await send(page);
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await goOnline(network, phone);
    expect(await numberShown(page)).toMatch(/^R-/);
  });
});
