import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { untilAllThere } from './support/all-there.ts';
import {
  declareFaults,
  declareForgottenGrant,
  type FaultScenario,
} from './support/fault-scenario.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { readRequests } from './support/stored-requests.ts';
import { untilControlled } from './support/phone.ts';
import { addPhotos, fillRequest, numberShown, send } from './support/request-form.ts';
import { isWide, itWide } from './support/wide.ts';

const upload = /Prescription\/Add/;

let world: TestWorld;

beforeEach(async () => {
  world = await openTestWorld({ hasVisited: true });
});

afterEach(async () => {
  await world.remove();
});

const request: FaultScenario = {
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
    // The worker caches what the form needs once it was requested.
    await untilAllThere(page);
    await network.untilQuiet();
    return page;
  },
  async write(page) {
    await fillRequest(page, 'for my father');
    await addPhotos(page, ['front', 'back']);
  },
  send,
  untilSaved: (page) =>
    page.getByRole('heading', { name: 'Saved on this phone', exact: true }).waitFor(),
  number: /R-\d+/,
  numberShown,
  async expectHeld({ pharmacy }, number) {
    const stored = await readRequests(pharmacy);
    expect(stored.requests.map(({ orderNumber, photos }) => ({ orderNumber, photos }))).toEqual([
      { orderNumber: number, photos: 2 },
    ]);
  },
};

async function written(): Promise<Page> {
  const page = await request.open(world);
  await request.write(page);
  return page;
}

describe('a request is never lost and never duplicated', () => {
  declareFaults(request, () => world, [
    'when its response is lost twice',
    'when the server is killed while it is under way',
    'when the worker is stopped while it is under way',
  ]);

  if (isWide) declareForgottenGrant(request, () => world);

  itWide('when the response to a photo is lost after the pharmacy has it', async () => {
    const page = await written();
    world.network.loseResponses(upload, 1);
    await send(page);
    await request.expectHeld(world, await numberShown(page));
    expect(world.network.seen.filter((path) => upload.test(path)).length).toBeGreaterThanOrEqual(3);
  });
});
