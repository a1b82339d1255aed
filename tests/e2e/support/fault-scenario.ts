import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { outboxText } from '#text/outbox.ts';
import { speak, type Language } from '#text/sentences.ts';
import { inDatabase } from './database.ts';
import type { TestWorld } from './test-world.ts';
import { isWide } from './wide.ts';
import { openWorkerTools } from './worker-tools.ts';

/** A submission that must arrive once, whatever fails on the way. */
export interface FaultScenario {
  /** The path of the request that delivers it. */
  path: RegExp;
  language: Language;
  /**
   * Opens the form on a phone that has cached the app, and does everything that needs a network.
   */
  open: (world: TestWorld) => Promise<Page>;
  /** Fills in the fields that need no network. */
  write: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Waits until the phone shows that it is saved and not sent. */
  untilSaved: (page: Page) => Promise<void>;
  /** Matches the submission's number on the page. */
  number: RegExp;
  numberShown: (page: Page) => Promise<string>;
  /**
   * Expects that the pharmacy has it once, under the number, with everything that belongs to it.
   * Stops the server.
   */
  expectHeld: (world: TestWorld, number: string) => Promise<void>;
}

/** The page that lists every submission of this phone. */
const listed = '/order';
const grant = /SubmissionGrant\/Renew/;

/** The faults by which no scenario may be lost or duplicated. */
export type Fault =
  | 'when its response is lost twice'
  | 'when the server is killed while it is under way'
  | 'when the page crashes while it is under way'
  | 'when a captive portal responds in its place'
  | 'when two tabs want to send it at the same time'
  | 'when the worker is stopped while it is under way';

/** Declares all faults if tested wide, otherwise those in `few`. */
export function declareFaults(
  scenario: FaultScenario,
  currentWorld: () => TestWorld,
  few: readonly Fault[] = [],
): void {
  const words = speak(outboxText, scenario.language);

  function fault(name: Fault, run: () => Promise<void>): void {
    if (isWide || few.includes(name)) it(name, run);
  }

  async function written(): Promise<Page> {
    const page = await scenario.open(currentWorld());
    await scenario.write(page);
    return page;
  }

  async function saveOffline(): Promise<Page> {
    const page = await scenario.open(currentWorld());
    await currentWorld().goOffline();
    await scenario.write(page);
    await scenario.send(page);
    await scenario.untilSaved(page);
    expect(await page.getByText(scenario.number).count()).toBe(0);
    return page;
  }

  async function expectOnce(page: Page): Promise<void> {
    await scenario.expectHeld(currentWorld(), await scenario.numberShown(page));
  }

  async function openList(): Promise<Page> {
    const page = await currentWorld().phone.open();
    await page.goto(currentWorld().network.origin + listed);
    return page;
  }

  const timesSent = () =>
    currentWorld().network.seen.filter((path) => scenario.path.test(path)).length;

  fault('when its response is lost twice', async () => {
    const page = await written();
    currentWorld().network.loseResponses(scenario.path, 2);
    await scenario.send(page);
    await expectOnce(page);
    expect(timesSent()).toBeGreaterThanOrEqual(3);
  });

  fault('when the server is killed while it is under way', async () => {
    const world = currentWorld();
    const page = await written();
    const held = world.network.hold(scenario.path);
    await scenario.send(page);
    await held.arrived;
    held.release();
    await page.waitForTimeout(20);
    await world.pharmacy.kill();
    await world.pharmacy.start();
    // Skips the half minute until the next automatic retry.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectOnce(page);
  });

  fault('when the page crashes while it is under way', async () => {
    const page = await written();
    const held = currentWorld().network.hold(scenario.path);
    await scenario.send(page);
    await held.arrived;
    // The renderer is killed: no unload event fires.
    await page.goto('chrome://crash').catch(() => undefined);
    held.release();
    await expectOnce(await openList());
  });

  fault('when a captive portal responds in its place', async () => {
    const world = currentWorld();
    const page = await saveOffline();
    world.network.portal();
    await world.phone.context.setOffline(false);
    await expect.poll(() => world.network.portalResponses, { timeout: 60_000 }).toBeGreaterThan(0);
    // Gives the phone time to process that response.
    await page.waitForTimeout(500);
    expect(await page.getByText(scenario.number).count()).toBe(0);
    world.network.up();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectOnce(page);
  });

  fault('when two tabs want to send it at the same time', async () => {
    const page = await saveOffline();
    const other = await openList();
    await other.getByText(words.saved).first().waitFor();
    await currentWorld().goOnline();
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
    );
    await expectOnce(page);
  });

  fault('when the worker is stopped while it is under way', async () => {
    const world = currentWorld();
    const page = await saveOffline();
    const worker = await openWorkerTools(world.phone.context);
    await page.close();
    const held = world.network.hold(scenario.path);
    await world.goOnline();
    await worker.dispatchSync('outbox', held.arrived);
    await worker.stopAll();
    held.release();
    await expectOnce(await openList());
  });
}

/** A grant that the server has deleted: the phone must request a new one. */
export function declareForgottenGrant(
  scenario: FaultScenario,
  currentWorld: () => TestWorld,
): void {
  it('the submission arrives once when the pharmacy has deleted the phone’s grant', async () => {
    const world = currentWorld();
    const page = await scenario.open(world);
    await scenario.write(page);
    await expect
      .poll(() => world.network.seen.some((path) => grant.test(path)), { timeout: 60_000 })
      .toBe(true);
    await world.goOffline();
    await scenario.send(page);
    await scenario.untilSaved(page);
    await world.pharmacy.stop();
    const forgotten = await inDatabase(world.pharmacy, async (database) => {
      const { rows } = await database.query('delete from submission_grants returning 1');
      return rows.length;
    });
    expect(forgotten).toBeGreaterThan(0);
    await world.pharmacy.start();
    await world.goOnline();
    await scenario.expectHeld(world, await scenario.numberShown(page));
  });
}
