import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type House } from './support/house.ts';
import { readLedger } from './support/ledger.ts';
import { untilControlled } from './support/phone.ts';
import { addPhotos, fillRequest, numberShown, send } from './support/request-form.ts';
import { openWorkerTools } from './support/worker-tools.ts';

const order = /RequestOrder\/Add/;
const upload = /Prescription\/Add/;
const grant = /SubmissionGrant\/Renew/;

let house: House;

beforeEach(async () => {
  house = await openHouse();
});

afterEach(async () => {
  await house.remove();
});

/** The request form on a phone that has been here before, so that everything is on it. */
async function openForm(): Promise<Page> {
  const page = await house.phone.open();
  await page.goto(`${house.network.origin}/order`);
  await untilControlled(page);
  await page
    .getByLabel('Division')
    .locator('option', { hasText: 'Dhaka' })
    .waitFor({ state: 'attached' });
  return page;
}

async function writeRequest(page: Page): Promise<void> {
  await fillRequest(page, 'for my father');
  await addPhotos(page, ['front', 'back']);
}

/** The request waits on the phone, written without a network. */
async function saveOffline(): Promise<Page> {
  const page = await openForm();
  await page.waitForTimeout(1_500);
  await house.goOffline();
  await writeRequest(page);
  await send(page);
  await page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor();
  return page;
}

/** Exactly one request with both photos is at the pharmacy, under the number that the phone shows. */
async function expectOnce(page: Page): Promise<void> {
  const number = await numberShown(page);
  const ledger = await readLedger(house.pharmacy);
  expect(ledger.requests.map(({ orderNumber, photos }) => ({ orderNumber, photos }))).toEqual([
    { orderNumber: number, photos: 2 },
  ]);
}

describe('a request is never lost and never doubled', () => {
  it('when the answer to a photo is lost after the pharmacy has it', async () => {
    const page = await openForm();
    await writeRequest(page);
    house.network.loseAnswers(upload, 1);
    await send(page);
    await expectOnce(page);
    expect(house.network.seen.filter((path) => upload.test(path)).length).toBeGreaterThanOrEqual(3);
  });

  it('when the answer to the order itself is lost twice', async () => {
    const page = await openForm();
    await writeRequest(page);
    house.network.loseAnswers(order, 2);
    await send(page);
    await expectOnce(page);
    expect(house.network.seen.filter((path) => order.test(path)).length).toBeGreaterThanOrEqual(3);
  });

  it('when the server is killed while the order is under way', async () => {
    const page = await openForm();
    await writeRequest(page);
    const held = house.network.hold(order);
    await send(page);
    await held.arrived;
    held.release();
    await page.waitForTimeout(20);
    await house.pharmacy.kill();
    await house.pharmacy.start();
    await expectOnce(page);
  });

  it('when a captive portal answers in its place', async () => {
    const page = await saveOffline();
    house.network.portal();
    await house.phone.context.setOffline(false);
    await page.waitForTimeout(3_000);
    expect(await page.getByText(/R-\d+/).count()).toBe(0);
    house.network.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectOnce(page);
  });

  it('when two tabs want to send it at the same time', async () => {
    const page = await saveOffline();
    const other = await house.phone.open();
    await other.goto(`${house.network.origin}/order`);
    await other
      .getByText(/not sent yet/)
      .first()
      .waitFor();
    await house.goOnline();
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
    );
    await expectOnce(page);
  });

  it('when the worker is stopped in the middle of sending', async () => {
    const page = await saveOffline();
    const worker = await openWorkerTools(house.phone.context);
    await page.close();
    const held = house.network.hold(upload);
    await house.goOnline();
    await worker.dispatchSync('outbox');
    await held.arrived;
    await worker.stopAll();
    held.release();
    const again = await house.phone.open();
    await again.goto(`${house.network.origin}/order`);
    await expectOnce(again);
  });

  it('when the pharmacy has forgotten the phone’s grant', async () => {
    const page = await openForm();
    await writeRequest(page);
    await expect
      .poll(() => house.network.seen.some((path) => grant.test(path)), { timeout: 60_000 })
      .toBe(true);
    await house.goOffline();
    await send(page);
    await page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor();
    await house.pharmacy.stop();
    const database = await PGlite.create(join(house.pharmacy.dataDir, 'database'));
    const { rows } = await database.query('delete from submission_grants returning 1');
    await database.close();
    expect(rows.length).toBeGreaterThan(0);
    await house.pharmacy.start();
    await house.goOnline();
    await expectOnce(page);
  });
});
