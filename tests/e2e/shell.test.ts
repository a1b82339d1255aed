import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { takePhone } from './support/phone.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

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

describe('addresses', () => {
  // shell-33
  it('an unknown address redirects to home', async () => {
    await page.goto(`${world.network.origin}/no/such/page`);
    await page.waitForURL(`${world.network.origin}/`);
  });

  // shell-31
  it('an address matches in any case', async () => {
    await open('/ORDER');
    expect(await page.locator('main h1').first().textContent()).toContain('Request Order');
  });

  // shell-32
  it('a trailing slash is removed', async () => {
    await open('/order/');
    expect(await page.locator('main h1').first().textContent()).toContain('Request Order');
  });

  it('the response to a missing script is not a page', async () => {
    const answer = await fetch(`${world.pharmacy.origin}/assets/missing-12345678.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toContain('text/html');
  });
});

describe('the name beside the logo', () => {
  // shell-124
  it.each([
    ['Nirog', 1],
    ['Shefa Pharmacy', 2],
    ['Al-Madina Medical Hall and Surgical Store', 2],
  ])('takes at most two lines on a phone: %s', async (name, lines) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/about');
    const link = page.getByRole('link', { name: 'Nirog, home' }).first();
    const seen = await link.evaluate((logo, text) => {
      const shown = logo.lastElementChild;
      if (!shown) throw new Error('the link has no name');
      shown.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(shown);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      const { bottom } = logo.getBoundingClientRect();
      return new Set(tops.filter((top) => top + 4 < bottom)).size;
    }, name);
    expect(seen).toBe(lines);
  });
});

describe('the navigation drawer', () => {
  // shell-17
  it('the content is no wider than the drawer in Bengali with text of twice the size', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open('/about');
    await page.evaluate(() => localStorage.setItem('lang', 'bn'));
    onTestFinished(() => page.evaluate(() => localStorage.removeItem('lang')));
    await open('/about');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', { name: 'মেনু খুলুন' }).click();
    const mail = page.locator('dialog:modal a[href^=mailto]');
    await mail.waitFor();
    const tooWide = await page.locator('dialog:modal').evaluate((drawer) =>
      [drawer, ...drawer.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).overflowX !== 'visible')
        // Words for screen readers are clipped: the live region has some after an announcement.
        .filter((one) => !one.matches('[class*=VisuallyHidden]'))
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`),
    );
    expect(tooWide).toEqual([]);
  });
});

describe('the layout', () => {
  afterAll(() => page.setViewportSize({ width: 360, height: 740 }));

  // shell-112
  it('every title begins at the edge of the header, on a desktop', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const edges: string[] = [];
    for (const address of [
      '/category/medicine',
      '/products/Search?query=napa',
      '/special/offer',
      '/branchLocation',
      '/gallery',
      '/order',
      '/contact',
      '/review',
      '/about',
      '/Prescriptions',
    ]) {
      await open(address);
      const [title, logo] = await page.evaluate(() =>
        ['main h1', 'header a[href="/"]'].map((place) =>
          Math.round(document.querySelector(place)?.getBoundingClientRect().left ?? -1),
        ),
      );
      if (title !== logo) edges.push(`${address}: ${title}, not ${logo}`);
    }
    expect(edges).toEqual([]);
  });

  // shell-113
  it('neither the number at the bag nor a focus ring is cut, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('/category/medicine');
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .click();
    await page.mouse.wheel(0, 600);
    const number = page.locator('header [class*=header-button-count]');
    await expect.poll(async () => (await page.locator('header').boundingBox())?.y).toBeLessThan(0);
    expect((await number.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const filter = page.getByRole('button', { name: 'Filter and sort' });
    const room = await filter.evaluate((button) => {
      const around = button.parentElement?.getBoundingClientRect();
      const own = button.getBoundingClientRect();
      return around && [own.top - around.top, around.bottom - own.bottom, own.left - around.left];
    });
    // The ring is 3 px wide, 2 px away.
    expect(Math.min(...(room ?? [0]))).toBeGreaterThanOrEqual(5);
  });

  // catalogue-2
  it('no category is alone in a row', async () => {
    await open('/');
    for (const width of [600, 700, 768, 820, 900, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('ul[class*=CategoryGrid] > li')
        .evaluateAll((tiles) => tiles.map((one) => Math.round(one.getBoundingClientRect().top)));
      const last = tops.filter((top) => top === tops.at(-1));
      expect(last.length, `${width} px`).toBeGreaterThan(1);
    }
  });
});

describe('the contact button on a desktop', () => {
  afterAll(() => page.setViewportSize({ width: 360, height: 740 }));

  // shell-26
  it.each([
    [992, '/category/medicine'],
    [1280, '/'],
    [1920, '/order'],
  ])('the button is round at %i px and next to all controls on %s', async (width, address) => {
    await page.setViewportSize({ width, height: 800 });
    await open(address);
    const chat = page.getByRole('button', { name: 'Talk to us' });
    await chat.waitFor();
    await page.mouse.wheel(0, 600);
    const box = await chat.boundingBox();
    expect(box).toMatchObject({ width: 48, height: 48 });
    const reach = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main :is(a, button, input, select, textarea), footer a')]
          .map((one) => one.getBoundingClientRect())
          .filter(({ width: wide, right }) => wide > 0 && right <= innerWidth)
          .map(({ right }) => right),
      ),
    );
    expect(reach).toBeLessThanOrEqual(box?.x ?? 0);
  });
});

describe('the app', () => {
  // shell-75
  it('the app can be installed', async () => {
    await open('/');
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  });

  it('every icon and screenshot of the manifest exists', async () => {
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

  it('the console has no errors or policy violations', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});

describe('a finger', () => {
  it('a tap triggers few event listeners, also after a dialog was open', async () => {
    await open('/');
    await page
      .getByRole('button', { name: /^Open the menu|^Menu/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const heard = await listenersOf(['window', 'document', 'document.body', 'root']);
    // The router prefetches on touchstart.
    expect(heard).toEqual(expect.arrayContaining(['click', 'touchstart']));
    expect(heard.filter((type) => /touch(?!start)|pointer|wheel|mouse/.test(type))).toEqual([]);
  });

  it('a touched link is prefetched while the finger is down', async () => {
    await open('/');
    const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await careers.scrollIntoViewIfNeeded();
    await world.network.untilQuiet();
    const before = await scriptsOf(page);
    await touch(careers);
    await expect.poll(() => scriptsOf(page)).toBeGreaterThan(before);
  });
});

describe('a mouse', () => {
  it('a hovered link is prefetched', async () => {
    const desktop = await takePhone({ width: 1280, height: 800 });
    const window = await desktop.open();
    await window.goto(`${world.network.origin}/`);
    const careers = window.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await careers.scrollIntoViewIfNeeded();
    await world.network.untilQuiet();
    const before = await scriptsOf(window);
    await careers.hover();
    await expect.poll(() => scriptsOf(window)).toBeGreaterThan(before);
    await desktop.remove();
  });
});

function scriptsOf(opened: Page): Promise<number> {
  return opened.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
}

/** Touches the middle of the element, without lifting the finger. */
async function touch(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

/**
 * The event types that listeners on these objects are registered for. Each object is a JavaScript
 * expression.
 */
async function listenersOf(places: string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const types: string[] = [];
  for (const expression of places) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    types.push(...listeners.map(({ type }) => type));
  }
  await devtools.detach();
  return types;
}
