import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { untilControlled } from './support/phone.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld();
  page = await world.phone.open();
});

afterAll(async () => {
  await world.remove();
});

async function open(address: string): Promise<void> {
  await page.goto(world.network.origin + address);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}

/** How many files of the app are on the phone, or whether those are that match. */
function kept(name = /./): Promise<number> {
  return page.evaluate(
    async ([source]) => {
      const keys = await (await caches.open('app-v1')).keys();
      return keys.filter(({ url }) => new RegExp(source).test(url)).length;
    },
    [name.source] as const,
  );
}

async function showsHeading(words: string): Promise<void> {
  await page.locator('main h1', { hasText: words }).first().waitFor();
}

describe('a first visit', () => {
  // offline-144
  it('that is cut in the middle of the install serves with what has arrived', async () => {
    const pack = world.network.hold(/core-[^/]*\.pack$/);
    await page.goto(world.network.origin);
    await pack.arrived;
    await expect.poll(() => kept(/index\.html/)).toBe(1);
    await world.goOffline();
    pack.release();
    await untilControlled(page);
    await page.reload();
    await page.locator('main h1, main h2').first().waitFor();
  });

  // offline-142, offline-143
  it('that is gone on with opens the form without a network, before the rest has come', async () => {
    const rest = world.network.hold(/bengali-[^/]*\.pack$/);
    // The page that waits for its code would begin anew by itself, in the middle of the next step.
    await page.goto('about:blank');
    await world.goOnline();
    await page.goto(world.network.origin);
    await rest.arrived;
    await world.goOffline();
    rest.release();
    await page.goto(`${world.network.origin}/order`);
    await showsHeading('Request Order');
    await page.goto(`${world.network.origin}/about`);
    await page.getByText('Not visited yet on this phone').waitFor();
  });

  // offline-7, offline-143
  it('opens every address without a network once the rest has come', async () => {
    const worker = readFileSync('dist/shop/sw.js', 'utf8');
    const files = worker.match(/\["[^"]+\.(js|css|svg)",/g) ?? [];
    await world.goOnline();
    await expect.poll(() => kept(/\.(js|css|svg)/)).toBe(files.length);
    await world.goOffline();
    await page.goto(`${world.network.origin}/about`);
    await showsHeading('About');
    await world.goOnline();
    // The browser complains about the code that did not come, as it should.
    const complaints = world.phone.complaints.splice(0);
    expect(complaints.filter((one) => !/preload CSS|imported module/.test(one))).toEqual([]);
  });
});

describe('addresses', () => {
  // shell-33
  it('lead home when they are unknown', async () => {
    await page.goto(`${world.network.origin}/no/such/page`);
    await page.waitForURL(`${world.network.origin}/`);
  });

  // shell-31
  it('match whatever their case', async () => {
    await open('/ORDER');
    expect(await page.locator('main h1').first().textContent()).toContain('Request Order');
  });

  // shell-32
  it('lose a trailing slash', async () => {
    await open('/order/');
    expect(await page.locator('main h1').first().textContent()).toContain('Request Order');
  });

  it('never answer a page in place of a missing script', async () => {
    const answer = await fetch(`${world.pharmacy.origin}/assets/missing-12345678.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toContain('text/html');
  });
});

describe('the app', () => {
  // shell-75
  it('can be installed', async () => {
    await open('/');
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  });

  it('ships every icon and screenshot that its manifest names', async () => {
    const manifest: {
      icons: { src: string; purpose?: string }[];
      screenshots: { src: string }[];
      shortcuts: { icons: { src: string }[] }[];
    } = await (await fetch(`${world.pharmacy.origin}/manifest.webmanifest`)).json();
    const named = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    const answers = await Promise.all(
      named.map(async ({ src }) => {
        const answer = await fetch(new URL(src, world.pharmacy.origin));
        return `${src} ${answer.status} ${answer.headers.get('content-type')?.split('/')[0] ?? ''}`;
      }),
    );
    expect(answers).toEqual(named.map(({ src }) => `${src} 200 image`));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.screenshots.length).toBeGreaterThanOrEqual(2);
  });

  it('has complained about nothing in the console, and broken no page rule', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
