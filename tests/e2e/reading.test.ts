import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { builtFile } from './support/built-file.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { takePhone, untilControlled } from './support/phone.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ width: 1280, height: 900 });
  page = await world.phone.open();
});

afterAll(() => world.remove());

afterEach(() => {
  expect(world.phone.complaints).toEqual([]);
});

async function open(address: string): Promise<void> {
  await page.goto(world.network.origin + address);
  await page.locator('main h1').first().waitFor();
  await untilAllThere(page);
}

const top = (id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);

const scrolled = () => page.evaluate(() => window.scrollY);

/** Smooth scrolling to the top takes time and ends at 0. Back must not interrupt it. */
async function arrives(at: () => Promise<number>, low: number, high: number): Promise<void> {
  await expect.poll(at).toBeGreaterThanOrEqual(low);
  await expect.poll(at).toBeLessThanOrEqual(high);
}

describe('a page of text', () => {
  it('the page opens at the section in its address, below the header', async () => {
    await open('/termsCondition#disclaimer');
    await arrives(() => top('disclaimer'), 60, 140);
  });

  // catalogue-119, shell-37
  it('the page opens there from the cache too, before its footer has loaded', async () => {
    await untilControlled(page);
    const first = page;
    page = await world.phone.open();
    await open('/termsCondition#disclaimer');
    await arrives(() => top('disclaimer'), 60, 140);
    await page.close();
    page = first;
  });

  it('the table of contents links to a section, and Back returns to the position', async () => {
    await open('/termsCondition');
    await page.getByRole('link', { name: 'Cancellation', exact: true }).first().click();
    await page.waitForURL(/#cancellation$/);
    await arrives(() => top('cancellation'), 60, 140);
    await page.goBack();
    await arrives(scrolled, 0, 0);
  });

  // shell-51, shell-52
  it('another page opens at the top, and Back returns to the position', async () => {
    await open('/privacy');
    const link = page.locator('article footer a[href="/termsCondition"]');
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const left = await scrolled();
    expect(left).toBeGreaterThan(880);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Terms and Conditions' }).waitFor();
    await arrives(scrolled, 0, 0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await arrives(scrolled, left - 20, left + 20);
  });

  // shell-52: smooth scrolling continues for some steps after a jump has interrupted it.
  it('Back returns to the position too while the page is still scrolling smoothly to the top', async () => {
    await open('/howToOrder');
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(scrolled).toBe(700);
    for (let round = 0; round < 5; round++) {
      await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        document.querySelector<HTMLElement>('header a[href="/"]')?.click();
        while (window.scrollY > 695) await frame();
        history.back();
      });
      await page.waitForURL(`${world.network.origin}/howToOrder`);
      await page.getByRole('heading', { level: 1, name: 'How To Order' }).waitFor();
      await expect.poll(scrolled, { timeout: 5_000 }).toBe(700);
    }
  });

  it('the page stays where the reader scrolled before its code had loaded', async () => {
    const slow = await world.phone.context.newPage();
    let goOn = (): void => undefined;
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    await slow.addInitScript(
      () => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
    );
    await slow.route(/\/assets\/index-[^/]+\.js/, async (route) => {
      await waits;
      await route.continue();
    });
    await slow.goto(`${world.network.origin}/howToOrder`, { waitUntil: 'commit' });
    await slow.getByRole('heading', { level: 1, name: 'How To Order' }).waitFor();
    await slow.evaluate(() => window.scrollTo(0, 700));
    goOn();
    await slow.waitForFunction(() => document.title.startsWith('How To Order'));
    await untilAllThere(slow);
    await world.network.untilQuiet();
    expect(await slow.evaluate(() => window.scrollY)).toBe(700);
    // Back returns there too.
    await slow.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
    await slow.waitForURL(`${world.network.origin}/`);
    await slow.goBack();
    await slow.getByRole('heading', { level: 1, name: 'How To Order' }).waitFor();
    await expect.poll(() => slow.evaluate(() => window.scrollY), { timeout: 5_000 }).toBe(700);
    await slow.close();
  });

  it('the page is printed without the shop around it', async () => {
    await open('/return');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'How to return' }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });

  it('the page is in Bengali from the first character on, rendered by the server and hydrated', async () => {
    const reader = await takePhone();
    const lang = { name: 'lang', value: 'bn', url: world.network.origin };
    await reader.context.addCookies([lang]);
    const first = await reader.open();
    await first.addInitScript(() => localStorage.setItem('lang', 'bn'));
    await first.goto(`${world.network.origin}/termsCondition`);
    expect(await first.locator('h1').textContent()).toBe('শর্তাবলি');
    expect(await first.locator('#cancellation').textContent()).toMatch(/দুপুর\s১:১০/);
    await untilAllThere(first);
    expect(await first.locator('h1').textContent()).toBe('শর্তাবলি');
    expect(reader.complaints).toEqual([]);
    await reader.remove();
  });
});

describe('a picture in the large view', () => {
  it('the picture takes the focus, follows the arrow keys, closes on Esc and returns the focus', async () => {
    await open('/gallery');
    await page.getByRole('button', { name: /Handed over at the door/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Large picture' });
    await dialog.getByText('2 of 21').waitFor();
    for (const place of [3, 4, 5, 6]) {
      await page.keyboard.press('ArrowRight');
      await dialog.getByText(`${place} of 21`).waitFor();
    }
    const sixth = await dialog.getByRole('img').getAttribute('alt');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(/\?page=2$/);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Enlarge: ${sixth}`);
  });
});

describe('a screen whose code does not arrive', () => {
  // errors-34, shell-56
  it('a reload is offered after 20 s, the fetch fails after 120 s, and an open draft survives the reload', async () => {
    let requests = 0;
    const carrer = builtFile('src/routes/carrer.tsx');
    // A phone without a worker, which would have cached the code.
    const phone = await takePhone({ width: 1280, height: 900 });
    const hung = await phone.open();
    await hung.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await hung.clock.install();
    let isHung = true;
    await hung.route(carrer, (route) => {
      requests += 1;
      return isHung ? undefined : route.continue();
    });
    await hung.goto(`${world.network.origin}/order`);
    await hung.getByLabel('Add Note').fill('Two strips, please');
    await hung.waitForTimeout(1_500);
    await hung.getByRole('link', { name: 'Careers' }).first().click();
    await expect.poll(() => requests).toBe(1);
    // The previous screen stays for a second.
    await hung.clock.fastForward(1_000);
    await hung.getByRole('status', { name: 'Opening…' }).waitFor();
    await hung.clock.fastForward(20_000);
    await hung.getByText('This is taking a while.').waitFor();
    await hung.clock.fastForward(100_000);
    await hung.getByRole('heading', { name: 'This page couldn’t load' }).waitFor();
    isHung = false;
    await hung.getByRole('button', { name: 'Reload' }).click();
    await hung.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
    await hung.goto(`${world.network.origin}/order`);
    await expect.poll(() => hung.getByLabel('Add Note').inputValue()).toBe('Two strips, please');
    await phone.remove();
  });
});
