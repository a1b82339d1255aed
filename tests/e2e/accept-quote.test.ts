import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ordersText } from '#text/orders.ts';
import { quoteTheRequest } from './support/quoted-request.ts';
import { newCustomer } from './support/customers.ts';
import { signInBehind } from './support/session.ts';
import { readOrders } from './support/stored-orders.ts';
import { addPhotos, fillRequest, numberShown, send } from './support/request-form.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { tap } from './support/touch.ts';

const acceptPath = /RequestOrder\/Accept/;

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true });
  page = await world.phone.open();
  await page.goto(`${world.network.origin}/order`);
  await signInBehind(page, newCustomer);
  await page.reload();
  await fillRequest(page, 'for my father');
  await addPhotos(page, ['front']);
  await send(page);
  await numberShown(page);
  await quoteTheRequest(world.pharmacy);
});

afterAll(async () => {
  await world.remove();
});

const timesAccepted = () => world.network.seen.filter((one) => acceptPath.test(one)).length;
const accept = () => page.getByRole('button', { name: /^রাজি আছি, ৳[০-৯,.]+-এ অর্ডার করুন$/ });

describe('a quoted request, in Bengali', () => {
  // request-order-47, request-order-48
  it('the request shows the quote in Request History and fits a phone of 360 px', async () => {
    await page.evaluate(() => localStorage.setItem('lang', 'bn'));
    await page.goto(`${world.network.origin}/profile/prescription/request`);
    await accept().waitFor();
    const card = page.getByRole('article', { name: /^অনুরোধ R-/ });
    const words = (await card.textContent()) ?? '';
    for (const part of ['এখন নেই', 'একই ওষুধ, অন্য কোম্পানির', 'আপনার প্রেসক্রিপশন দেখে লেখা'])
      expect(words).toContain(part);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(360);
  });

  // request-order-47
  it('the page has no accessibility violation found by axe', async () => {
    const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });

  // request-order-50, request-order-54
  it('a tap whose response is lost makes one order, and the page shows it', async () => {
    // All responses: the browser itself repeats a request on a reused connection that breaks.
    world.network.loseResponses(acceptPath, 100);
    await tap(page, accept());
    // The page fetches the request again, and the order replaces the quote.
    const order = page.getByRole('link', { name: ordersText.viewOrder[1] });
    await order.waitFor();
    expect(timesAccepted()).toBeGreaterThan(0);
    await tap(page, order);
    await page
      .getByText(/N-[\d০-৯]+/)
      .first()
      .waitFor();
    const stored = await readOrders(world.pharmacy);
    expect(stored.orders).toMatchObject([{ isGuest: false, status: 'Pending' }]);
    expect(world.phone.complaints).toEqual([]);
  });
});
