import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  atCheckout,
  fillOrder,
  orderNumberShown,
  placePath,
  pressPlace,
} from './support/order-form.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld({ hasVisited: true, language: 'bn-BD' });
});

afterAll(() => world.remove());

describe('a dialog that cannot be closed', () => {
  // shell-107
  it('the dialog stays after several presses of Esc, although browsers allow only one cancelled close', async () => {
    const page = await atCheckout(world, 'guest');
    await fillOrder(page);
    const placing = world.network.hold(placePath);
    await pressPlace(page);
    await placing.arrived;
    const dialog = page.locator('dialog:modal');
    await dialog.waitFor();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Escape');
      // The browser fires the event slightly later.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await dialog.count()).toBe(1);
    }
    placing.release();
    await orderNumberShown(page);
    expect(world.phone.complaints).toEqual([]);
  });
});
