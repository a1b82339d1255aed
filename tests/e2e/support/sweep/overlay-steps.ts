import type { Page } from 'playwright-core';
import { markerHeader, markerValue } from '#contract/envelope.ts';
import { tap, tapAndType } from '../touch.ts';

/** Makes the pharmacy refuse requests to the path, in its envelope. */
export async function refuse(page: Page, path: RegExp, id: string | number = 7): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      headers: { [markerHeader]: markerValue },
      json: { IsError: true, Msg: 'Not today.', Id: id, Data: null },
    }),
  );
}

/** Makes the path unreachable, and slows retries down during the inspection. */
export async function unreachable(page: Page, path: RegExp): Promise<void> {
  await slowDown(page);
  await page.route(path, (route) => route.abort());
}

/**
 * Leaves requests to the path without a response, and slows timeouts down during the inspection.
 */
export async function hang(page: Page, path: RegExp): Promise<void> {
  await slowDown(page);
  await page.route(path, () => undefined);
}

/** Delays timers of a second and more to ten minutes. */
function slowDown(page: Page): Promise<void> {
  return page.evaluate(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: () => void, time = 0, ...rest: unknown[]) =>
        wait(work, time >= 1_000 ? 600_000 : time, ...rest),
    });
  });
}

/** Fills in receiver, place and payment at the checkout. */
export async function fillCheckout(page: Page): Promise<void> {
  const form = page.locator('main form');
  await tapAndType(page, form.getByLabel('Receiver Phone Number'), '01712345678');
  await form.getByLabel('Division').selectOption({ label: 'Dhaka' });
  await form.getByLabel('District').selectOption({ label: 'Dhaka' });
  await tapAndType(page, form.getByLabel('Address', { exact: true }), 'House 7, Road 3, Savar');
  await tap(page, form.getByRole('radio', { name: /^Cash On Delivery/ }));
}

export function placeOrder(page: Page): Promise<void> {
  return tap(page, page.getByRole('button', { name: 'Place Order', exact: true }));
}
