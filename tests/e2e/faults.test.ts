import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declareFaults, declareForgottenGrant, type Errand } from './support/errand.ts';
import { openHouse, type House } from './support/house.ts';
import { readLedger } from './support/ledger.ts';
import { untilControlled } from './support/phone.ts';
import { addPhotos, fillRequest, numberShown, send } from './support/request-form.ts';

const upload = /Prescription\/Add/;

let house: House;

beforeEach(async () => {
  house = await openHouse();
});

afterEach(async () => {
  await house.remove();
});

const request: Errand = {
  path: /RequestOrder\/Add/,
  language: 'en',
  async open({ phone, network }) {
    const page = await phone.open();
    await page.goto(`${network.origin}/order`);
    await untilControlled(page);
    await page
      .getByLabel('Division')
      .locator('option', { hasText: 'Dhaka' })
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(1_500);
    return page;
  },
  async write(page) {
    await fillRequest(page, 'for my father');
    await addPhotos(page, ['front', 'back']);
  },
  send,
  untilKept: (page) =>
    page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor(),
  number: /R-\d+/,
  numberShown,
  async expectHeld({ pharmacy }, number) {
    const ledger = await readLedger(pharmacy);
    expect(ledger.requests.map(({ orderNumber, photos }) => ({ orderNumber, photos }))).toEqual([
      { orderNumber: number, photos: 2 },
    ]);
  },
};

async function written(): Promise<Page> {
  const page = await request.open(house);
  await request.write(page);
  return page;
}

describe('a request is never lost and never doubled', () => {
  declareFaults(request, () => house);
  declareForgottenGrant(request, () => house);

  it('when the answer to a photo is lost after the pharmacy has it', async () => {
    const page = await written();
    house.network.loseAnswers(upload, 1);
    await send(page);
    await request.expectHeld(house, await numberShown(page));
    expect(house.network.seen.filter((path) => upload.test(path)).length).toBeGreaterThanOrEqual(3);
  });
});
