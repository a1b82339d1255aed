import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { untilControlled } from './support/phone.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/branchLocation`);
  await untilControlled(page);
});

afterAll(() => world.remove());

const frame = () => page.getByRole('region', { name: 'Map of the branches' });
const marker = (name: string) => page.getByRole('button', { name: `${name} Branch`, exact: true });
const mapAsked = () => world.network.seen.filter((path) => /\/assets\/maplibre/.test(path));

/** The number of colours in the map's picture: a blank map has one. */
async function coloursDrawn(): Promise<number> {
  const picture = await page.locator('canvas.maplibregl-canvas').screenshot();
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) return 0;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 16) {
        colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return colours.size;
    },
    [...picture],
  );
}

async function seeMap(): Promise<void> {
  await page.getByRole('table').waitFor();
  await page.locator('[class*=BranchMap-frame]').scrollIntoViewIfNeeded();
  await page.locator('[data-group], [data-branch]').first().waitFor();
  await expect.poll(coloursDrawn).toBeGreaterThan(20);
}

describe('Branch Locations on a phone', () => {
  // catalogue-88
  it("the map of the country is 400 px high and fetched from the shop's own server", async () => {
    await seeMap();
    const box = await page.locator('[class*=BranchMap-frame]').boundingBox();
    expect(box?.height).toBe(400);
    const hosts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin),
    );
    expect([...new Set(hosts)]).toEqual([world.network.origin]);
  });

  // catalogue-89, catalogue-92
  it('a pressed row opens its info window and centres the map on it at zoom 17', async () => {
    await page.getByRole('button', { name: 'Uttara', exact: true }).click();
    const opened = page.locator('.maplibregl-popup');
    await opened.getByText('Uttara Branch', { exact: true }).waitFor();
    expect(await opened.textContent()).toContain('Sector 7, Rabindra Sarani, Uttara, Dhaka 1230');
    const call = opened.getByRole('link', { name: 'Mobile: 01700-000003' });
    expect(await call.getAttribute('href')).toBe('tel:+8801700000003');
    const outside = opened.getByRole('link', { name: 'Open in maps' });
    expect(await outside.getAttribute('href')).toMatch(/^geo:23\.8691,90\.3981/);
    await page
      .getByText('Near Gazipur. Streets are not drawn')
      .or(page.getByText('Near Dhaka. Streets are not drawn'))
      .waitFor();
    // 50 m on the scale's bar, which only zoom 17 shows at this latitude and width.
    await expect.poll(() => page.locator('.map-scale').textContent()).toBe('50 m');
  });

  it('zoom 17, the maximum, shows distance rings instead of a blank map', async () => {
    await expect.poll(coloursDrawn).toBeGreaterThan(8);
    expect(await page.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true);
    const box = await page.locator('.maplibregl-popup').boundingBox();
    const around = await page.locator('[class*=BranchMap-frame]').boundingBox();
    // The whole window is inside the map.
    expect(box?.y).toBeGreaterThanOrEqual(around?.y ?? Infinity);
  });

  // catalogue-91
  it('a number zooms the map in by keyboard, and the focus stays on its first branch', async () => {
    await page.reload();
    await seeMap();
    const group = page.getByRole('button', { name: /branches here: zoom in/ }).first();
    await group.focus();
    const before = await page.locator('.map-scale').textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.map-scale').textContent()).not.toBe(before);
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.matches('[data-branch],[data-group]')),
      )
      .toBe(true);
  });

  // catalogue-89
  it('a marker opens by keyboard, and Escape closes it and leaves the focus on it', async () => {
    await page.getByRole('button', { name: 'Uttara', exact: true }).click();
    await expect.poll(() => page.locator('.map-scale').textContent()).toBe('50 m');
    await page.locator('.maplibregl-popup').getByText('Uttara Branch', { exact: true }).waitFor();
    await marker('Uttara').focus();
    await page.keyboard.press('Enter');
    await page.locator('.maplibregl-popup').getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    expect(await page.locator('.maplibregl-popup').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Uttara Branch',
    );
  });

  // catalogue-94
  it("the branches are sorted by distance only on the visitor's request", async () => {
    await world.phone.context.grantPermissions(['geolocation']);
    await world.phone.context.setGeolocation({ latitude: 22.36, longitude: 91.82 });
    expect(await page.getByText(/away$/).count()).toBe(0);
    await page.getByRole('button', { name: 'Distance from me' }).click();
    await page.getByText('Nearest branch first').waitFor();
    const first = page.getByRole('table').getByRole('row').nth(1);
    expect(await first.textContent()).toContain('Chattogram GEC');
    expect(await first.textContent()).toMatch(/\d+ m away/);
  });

  // catalogue-96, offline-13
  it('list and map work without a network after one visit', async () => {
    expect(mapAsked().length).toBeGreaterThanOrEqual(3);
    await world.goOffline();
    await page.reload();
    await seeMap();
    await page.getByRole('button', { name: 'Dhanmondi', exact: true }).click();
    await page.locator('.maplibregl-popup').getByText('Dhanmondi Branch').waitFor();
    await world.goOnline();
  });

  // catalogue-88
  it('the map is fetched only when it comes close to the window', async () => {
    const before = mapAsked().length;
    await page.goto(`${world.network.origin}/`);
    await untilAllThere(page);
    await world.network.untilQuiet();
    expect(mapAsked().length).toBe(before);
    expect(await frame().count()).toBe(0);
  });

  it('the console has no errors or policy violations', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
