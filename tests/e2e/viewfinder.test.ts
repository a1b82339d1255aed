import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { itWide } from './support/wide.ts';

let world: TestWorld;

afterEach(async () => {
  expect(world.phone.complaints).toEqual([]);
  await world.remove();
});

async function openForm(flags: readonly string[]): Promise<Page> {
  world = await openTestWorld({ hasVisited: true, flags });
  const page = await world.phone.open();
  await page.goto(`${world.network.origin}/order`);
  await page.getByLabel('Add Note').waitFor();
  return page;
}

/** A camera with a moving test picture, and a granted permission. */
const willing = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const area = (page: Page) => page.locator('#prescriptions');
const finder = (page: Page) => page.getByRole('dialog', { name: 'Photograph the prescription' });
const openFinder = (page: Page) => area(page).getByLabel('Take a photo').click();

/** Counts the open tracks of the camera in the page. */
async function countTracks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const streams: MediaStream[] = [];
    Object.assign(window, {
      liveTracks: () =>
        streams.flatMap((one) => one.getTracks()).filter((one) => one.readyState === 'live').length,
    });
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await ask(asked);
      streams.push(stream);
      return stream;
    };
  });
}

const liveTracks = (page: Page) =>
  page.evaluate(() => (window as unknown as { liveTracks: () => number }).liveTracks());

describe('the viewfinder', () => {
  // prescriptions-11, prescriptions-15
  it('several photos are taken in a row, each is stored immediately, and the camera is released', async () => {
    const page = await openForm(willing);
    await countTracks(page);
    await page.getByLabel('Add Note').fill('before the camera');
    await openFinder(page);
    await finder(page).getByRole('button', { name: 'Take the photo' }).click();
    await finder(page).getByRole('img', { name: 'The photo you have taken' }).waitFor();
    await finder(page).getByRole('button', { name: 'Take again' }).click();
    await finder(page).getByRole('button', { name: 'Take the photo' }).click();
    await finder(page).getByRole('button', { name: 'Use this photo' }).click();
    await finder(page).getByText('1 photo added').first().waitFor();
    // By keyboard: the shutter has the focus again.
    await finder(page).getByRole('button', { name: 'Take the photo' }).waitFor();
    await page.keyboard.press('Enter');
    await finder(page).getByRole('button', { name: 'Use this photo' }).waitFor();
    await page.keyboard.press('Enter');
    await finder(page).getByText('2 photos added').first().waitFor();
    expect(await liveTracks(page)).toBe(1);
    await page.keyboard.press('Escape');
    await finder(page).waitFor({ state: 'detached' });
    expect(await liveTracks(page)).toBe(0);
    await area(page).getByRole('img', { name: 'Prescription 2' }).waitFor();
    await page.reload();
    await area(page).getByRole('img', { name: 'Prescription 2' }).waitFor();
    expect(await page.getByLabel('Add Note').inputValue()).toBe('before the camera');
  });

  // offline-36, prescriptions-11, request-order-42
  itWide('keeps what was taken when Android ends the page while it is open', async () => {
    const page = await openForm(willing);
    await openFinder(page);
    await finder(page).getByRole('button', { name: 'Take the photo' }).click();
    await finder(page).getByRole('button', { name: 'Use this photo' }).click();
    await area(page).getByRole('img', { name: 'Prescription 1', includeHidden: true }).waitFor();
    await world.phone.reopen();
    const again = await world.phone.open();
    await again.goto(`${world.network.origin}/order`);
    await area(again).getByRole('img', { name: 'Prescription 1' }).waitFor();
  });

  // prescriptions-18
  itWide('closes the camera while nobody is looking, and opens it again', async () => {
    const page = await openForm(willing);
    await countTracks(page);
    await openFinder(page);
    await finder(page).getByRole('button', { name: 'Take the photo' }).waitFor();
    const hide = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await hide('hidden');
    expect(await liveTracks(page)).toBe(0);
    await hide('visible');
    await finder(page).getByRole('button', { name: 'Take the photo' }).waitFor();
    expect(await liveTracks(page)).toBe(1);
  });

  // errors-62, prescriptions-17
  it('a refused permission is explained, and the phone’s own camera is offered', async () => {
    const page = await openForm([
      '--use-fake-device-for-media-stream',
      '--deny-permission-prompts',
    ]);
    await openFinder(page);
    await finder(page)
      .getByText(/camera is blocked for the shop/)
      .waitFor();
    const own = finder(page).getByLabel('Use the phone’s own camera');
    expect(await own.getAttribute('capture')).toBe('environment');
  });

  // errors-62, prescriptions-17
  itWide('says that there is no camera and offers files', async () => {
    const page = await openForm(['--use-fake-ui-for-media-stream']);
    await openFinder(page);
    await finder(page)
      .getByText(/No camera was found here/)
      .waitFor();
    expect(await finder(page).getByLabel('Choose files').count()).toBe(1);
  });
});
