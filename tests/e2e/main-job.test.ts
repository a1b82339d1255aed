import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { readRequests } from './support/stored-requests.ts';
import { untilControlled } from './support/phone.ts';
import { tap } from './support/touch.ts';
import { addPhotos, fillRequest, medicines, numberShown, send } from './support/request-form.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld();
});

afterAll(async () => {
  await world.remove();
});

/** Whether the element is topmost at its middle and its corners. */
function isInSight(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const corners = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
    [top + 4, (top + bottom) / 2, bottom - 4].map((y) => document.elementFromPoint(x, y)),
  );
  return corners.every((hit) => hit !== null && one.contains(hit));
}

describe('the main job: browse offline, request offline, delivered once', () => {
  it('the shop opens and shows real products', async () => {
    page = await world.phone.open();
    await page.goto(world.network.origin);
    await page.getByRole('article').first().waitFor();
    await untilControlled(page);
  });

  it('a category and the request form are opened with a network', async () => {
    await page.goto(`${world.network.origin}/category/medicine`);
    await page.getByRole('article').first().waitFor();
    await page.goto(`${world.network.origin}/order`);
    await page
      .getByLabel('Division')
      .locator('option', { hasText: 'Dhaka' })
      .waitFor({ state: 'attached' });
    // The worker has cached the responses once they were requested.
    await world.network.untilQuiet();
    await page.close();
  });

  // offline-7
  it('a visited address opens without a network after a restart', async () => {
    await world.goOffline();
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/category/medicine`);
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(10);
  });

  it('a product is added to the bag, and its quantity changed', async () => {
    await page
      .getByRole('button', { name: /to bag/i })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('CARTV2')))
      .toContain('"quantity":2');
  });

  // offline-14
  it('an unvisited address explains itself and offers cached products', async () => {
    await page.goto(`${world.network.origin}/product/details/never-visited`);
    await page.getByRole('heading', { name: 'This page isn’t saved on your phone' }).waitFor();
    await page.close();
  });

  it('a request with two photos is saved and shown as not sent yet', async () => {
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/order`);
    await fillRequest(page, 'for my father');
    await addPhotos(page, ['front', 'back']);
    await send(page);
    await page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor();
    expect(await page.getByText(/R-\d+/).count()).toBe(0);
  });

  // offline-160, offline-165, offline-171
  it('the request is handed over as a code and entered at the counter, and stays queued', async () => {
    const saved = page.getByRole('alertdialog', { name: 'Saved on this phone' });
    await tap(page, saved.getByRole('button', { name: 'Close' }));
    const asked = page.locator('main').getByRole('button', { name: 'Send another way' });
    await tap(page, asked);
    const overlay = page.getByRole('dialog', { name: 'Send another way' });
    const Text = await overlay.getByLabel('The text to send').inputValue();
    await tap(page, overlay.getByRole('tab', { name: 'QR code' }));
    await tap(page, overlay.getByRole('button', { name: 'Show the code' }));
    const code = overlay.getByRole('img', { name: 'QR code of the text' });
    await code.waitFor();
    await expect.poll(() => code.evaluate(isInSight)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hide the code');
    await overlay.getByRole('status').getByText('The code is on the screen.').waitFor();
    const entered = await fetch(`${world.pharmacy.origin}/api/HandOverArea/HandOver/Enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Text }),
    });
    expect(await entered.json()).toMatchObject({ IsError: false, Data: { IsNew: true } });
    await tap(page, overlay.getByRole('button', { name: 'Close' }));
    await page.getByText(/Handed over another way on/).waitFor();
    expect(await page.getByText(/R-\d+/).count()).toBe(0);
  });

  // offline-1
  it('the request survives closing and opening the browser', async () => {
    await world.phone.reopen();
    await world.phone.context.setOffline(true);
    page = await world.phone.open();
    await page.goto(`${world.network.origin}/order`);
    await page.getByText('Saved on this phone').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('CARTV2'))).toContain('"quantity":2');
  });

  it('the request is sent when the network returns and shows its number', async () => {
    await world.goOnline();
    expect(await numberShown(page)).toMatch(/^R-\d{4,}$/);
  });

  // offline-166
  it('the pharmacy has exactly one request with both photos', async () => {
    const number = await numberShown(page);
    const stored = await readRequests(world.pharmacy);
    expect(stored.requests).toHaveLength(1);
    expect(stored.requests[0]).toMatchObject({
      orderNumber: number,
      remarks: 'for my father',
      items: medicines,
      photos: 2,
    });
    expect(stored.files).toBe(2);
  });

  it('the console has no errors', () => {
    expect(world.phone.complaints).toEqual([]);
  });
});
