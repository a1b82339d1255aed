import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftKey } from '#contract/counter/staff.ts';
import { openDesk, signInAtCounter, type Desk } from './support/counter.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';

const profile = mkdtempSync(join(tmpdir(), 'desk-'));
let pharmacy: PharmacyServer;
let desk: Desk;

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  desk = await openDesk(pharmacy, { keepIn: profile });
});

afterAll(async () => {
  await desk.remove();
  await pharmacy.remove();
  rmSync(profile, { recursive: true, force: true });
});

const words = 'Half typed for Rahim';

async function company(): Promise<string> {
  const field = desk.page.getByLabel('Company');
  await field.waitFor();
  return field.inputValue();
}

async function signOut(name: string): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: `${name}: settings and signing out` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in at the counter' }).waitFor();
}

/** Everything that the counter has stored in localStorage, as readable text. */
const stored = () => desk.page.evaluate(() => Object.entries(localStorage).join('\n'));

/** The browser's files that contain a text, in either of its encodings. */
function filesWith(text: string): string[] {
  const spellings = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  return readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .map((name) => join(profile, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .filter((path) => spellings.some((one) => readFileSync(path).includes(one)));
}

describe('a draft at the counter', () => {
  // counter-240
  it('the draft is restored after a reload, without a confirmation', async () => {
    const { page } = desk;
    await signInAtCounter(desk, pharmacy, 'pharmacist');
    await desk.go('/products/new');
    await page.getByLabel('Company').fill(words);
    await expect.poll(stored).toContain('counter-draft ');
    // A confirmation before unload would be dismissed, and the page would stay.
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.evaluate(() => Reflect.set(globalThis, 'isOld', true));
    await page.reload();
    expect(await company()).toBe(words);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isOld'))).toBe(false);
    await page.getByText('This is what you began before').waitFor();
  });

  // counter-241
  it('the draft is hidden from the next member who signs in, and restored for its own', async () => {
    await signOut('pharmacist');
    await signInAtCounter(desk, pharmacy, 'owner');
    await desk.go('/products/new');
    expect(await company()).toBe('');
    await signOut('owner');
    await signInAtCounter(desk, pharmacy, 'pharmacist');
    await desk.go('/products/new');
    expect(await company()).toBe(words);
  });

  // counter-240, counter-241
  it('the draft survives the browser, and neither it nor its key is readable in any file of a browser', async () => {
    const address = `/api/${draftKey.path}`;
    const answer = await desk.page.evaluate(async (path) => {
      const response = await fetch(path);
      return response.json();
    }, address);
    const { key } = answer.Data;
    expect(key).toMatch(/^[\w-]{43}$/);
    await expect.poll(() => filesWith('counter-draft ')).not.toEqual([]);
    await desk.browser.reopen();
    expect(filesWith(words)).toEqual([]);
    expect(filesWith(key)).toEqual([]);
    const page = await desk.browser.open();
    desk = {
      ...desk,
      page,
      go: async (path) => void (await page.goto(`${pharmacy.origin}/counter${path}`)),
    };
    // The cookie lasts for the shift.
    await desk.go('/products/new');
    expect(await company()).toBe(words);
    await page.getByRole('button', { name: 'Start again' }).click();
    expect(await company()).toBe('');
    expect(await stored()).not.toContain('counter-draft ');
    expect(desk.browser.complaints).toEqual([]);
  });
});
