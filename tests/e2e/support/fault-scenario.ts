import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { outboxText } from '#text/outbox.ts';
import { speak, type Language } from '#text/sentences.ts';
import { inDatabase } from './database.ts';
import type { TestWorld } from './test-world.ts';
import { isWide } from './wide.ts';
import { openWorkerTools } from './worker-tools.ts';

/** Something that a customer sends and that must arrive once, whatever happens on the way. */
export interface FaultScenario {
  /** The call that delivers it. */
  path: RegExp;
  language: Language;
  /** Its form, on a phone that has been here before, so that everything is on it; with all that needs a network done. */
  open: (world: TestWorld) => Promise<Page>;
  /** Fills in what needs no network. */
  write: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** The phone says that it is saved and not sent. */
  untilSaved: (page: Page) => Promise<void>;
  /** What a number looks like in the words of the page. */
  number: RegExp;
  numberShown: (page: Page) => Promise<string>;
  /** The pharmacy has it once, under the number, with all that belongs to it. Stops the server. */
  expectHeld: (world: TestWorld, number: string) => Promise<void>;
}

/** Where every submission of this phone is listed. */
const listed = '/order';
const grant = /SubmissionGrant\/Renew/;

/** The faults that no scenario may be lost by, or doubled. */
export type Fault =
  | 'when its answer is lost twice'
  | 'when the server is killed while it is under way'
  | 'when the page crashes while it is under way'
  | 'when a captive portal answers in its place'
  | 'when two tabs want to send it at the same time'
  | 'when the worker is stopped while it is under way';

/** All of them when tested wide; otherwise `few`. */
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

  fault('when its answer is lost twice', async () => {
    const page = await written();
    currentWorld().network.loseAnswers(scenario.path, 2);
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
    // Not to wait for the half minute after which it would go by itself.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectOnce(page);
  });

  fault('when the page crashes while it is under way', async () => {
    const page = await written();
    const held = currentWorld().network.hold(scenario.path);
    await scenario.send(page);
    await held.arrived;
    // No unloading, no goodbye: the renderer is gone.
    await page.goto('chrome://crash').catch(() => undefined);
    held.release();
    await expectOnce(await openList());
  });

  fault('when a captive portal answers in its place', async () => {
    const world = currentWorld();
    const page = await saveOffline();
    world.network.portal();
    await world.phone.context.setOffline(false);
    await expect.poll(() => world.network.answeredByPortal, { timeout: 60_000 }).toBeGreaterThan(0);
    // What the phone makes of that answer.
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

/** A grant that the server does not know any more: a new one is asked for. */
export function declareForgottenGrant(
  scenario: FaultScenario,
  currentWorld: () => TestWorld,
): void {
  it('when the pharmacy has forgotten the phone’s grant', async () => {
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
