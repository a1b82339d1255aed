import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { outboxText } from '#text/outbox.ts';
import { speak, type Language } from '#text/sentences.ts';
import { inDatabase } from './database.ts';
import type { House } from './house.ts';
import { openWorkerTools } from './worker-tools.ts';

/** Something that a customer sends and that must arrive once, whatever happens on the way. */
export interface Errand {
  /** The call that delivers it. */
  path: RegExp;
  language: Language;
  /** Its form, on a phone that has been here before, so that everything is on it; with all that needs a network done. */
  open: (house: House) => Promise<Page>;
  /** Fills in what needs no network. */
  write: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** The phone says that it is saved and not sent. */
  untilKept: (page: Page) => Promise<void>;
  /** What a number looks like in the words of the page. */
  number: RegExp;
  numberShown: (page: Page) => Promise<string>;
  /** The pharmacy has it once, under the number, with all that belongs to it. Stops the server. */
  expectHeld: (house: House, number: string) => Promise<void>;
}

/** Where every letter of this phone is listed. */
const listed = '/order';
const grant = /SubmissionGrant\/Renew/;

/** The faults that no errand may be lost by, or doubled. */
export function declareFaults(errand: Errand, houseNow: () => House): void {
  const words = speak(outboxText, errand.language);

  async function written(): Promise<Page> {
    const page = await errand.open(houseNow());
    await errand.write(page);
    return page;
  }

  async function saveOffline(): Promise<Page> {
    const page = await errand.open(houseNow());
    await houseNow().goOffline();
    await errand.write(page);
    await errand.send(page);
    await errand.untilKept(page);
    expect(await page.getByText(errand.number).count()).toBe(0);
    return page;
  }

  async function expectOnce(page: Page): Promise<void> {
    await errand.expectHeld(houseNow(), await errand.numberShown(page));
  }

  async function openList(): Promise<Page> {
    const page = await houseNow().phone.open();
    await page.goto(houseNow().network.origin + listed);
    return page;
  }

  const timesSent = () => houseNow().network.seen.filter((path) => errand.path.test(path)).length;

  it('when its answer is lost twice', async () => {
    const page = await written();
    houseNow().network.loseAnswers(errand.path, 2);
    await errand.send(page);
    await expectOnce(page);
    expect(timesSent()).toBeGreaterThanOrEqual(3);
  });

  it('when the server is killed while it is under way', async () => {
    const house = houseNow();
    const page = await written();
    const held = house.network.hold(errand.path);
    await errand.send(page);
    await held.arrived;
    held.release();
    await page.waitForTimeout(20);
    await house.pharmacy.kill();
    await house.pharmacy.start();
    // Not to wait for the half minute after which it would go by itself.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectOnce(page);
  });

  it('when the page crashes while it is under way', async () => {
    const page = await written();
    const held = houseNow().network.hold(errand.path);
    await errand.send(page);
    await held.arrived;
    // No unloading, no goodbye: the renderer is gone.
    await page.goto('chrome://crash').catch(() => undefined);
    held.release();
    await expectOnce(await openList());
  });

  it('when a captive portal answers in its place', async () => {
    const house = houseNow();
    const page = await saveOffline();
    house.network.portal();
    await house.phone.context.setOffline(false);
    await page.waitForTimeout(3_000);
    expect(await page.getByText(errand.number).count()).toBe(0);
    house.network.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectOnce(page);
  });

  it('when two tabs want to send it at the same time', async () => {
    const page = await saveOffline();
    const other = await openList();
    await other.getByText(words.saved).first().waitFor();
    await houseNow().goOnline();
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
    );
    await expectOnce(page);
  });

  it('when the worker is stopped while it is under way', async () => {
    const house = houseNow();
    const page = await saveOffline();
    const worker = await openWorkerTools(house.phone.context);
    await page.close();
    const held = house.network.hold(errand.path);
    await house.goOnline();
    await worker.dispatchSync('outbox');
    await held.arrived;
    await worker.stopAll();
    held.release();
    await expectOnce(await openList());
  });
}

/** A grant that the server does not know any more: a new one is asked for. */
export function declareForgottenGrant(errand: Errand, houseNow: () => House): void {
  it('when the pharmacy has forgotten the phone’s grant', async () => {
    const house = houseNow();
    const page = await errand.open(house);
    await errand.write(page);
    await expect
      .poll(() => house.network.seen.some((path) => grant.test(path)), { timeout: 60_000 })
      .toBe(true);
    await house.goOffline();
    await errand.send(page);
    await errand.untilKept(page);
    await house.pharmacy.stop();
    const forgotten = await inDatabase(house.pharmacy, async (database) => {
      const { rows } = await database.query('delete from submission_grants returning 1');
      return rows.length;
    });
    expect(forgotten).toBeGreaterThan(0);
    await house.pharmacy.start();
    await house.goOnline();
    await errand.expectHeld(house, await errand.numberShown(page));
  });
}
