import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNetwork, type Network } from './network.ts';
import { takePhone, untilControlled } from './phone.ts';
import { freePort } from './server.ts';

/**
 * The folder that the test files of one vitest worker slot share one after the other: the network's
 * port and the profile of a phone that has visited the shop. `seed-once.ts` creates and removes its
 * parent.
 */
function slotDirectory(): string {
  const directory = process.env['PROFILES_DIR'];
  if (!directory) throw new Error('seed-once.ts has not run');
  const slot = join(directory, process.env['VITEST_POOL_ID'] ?? '0');
  mkdirSync(slot, { recursive: true });
  return slot;
}

/**
 * Opens the network at the address of all shops of this worker slot, which the phone's profile
 * belongs to.
 */
export async function openOwnNetwork(target: () => string): Promise<Network> {
  const file = join(slotDirectory(), 'port');
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  return openNetwork(target, Number(readFileSync(file, 'utf8')));
}

/**
 * The profile of a phone that has visited this slot's shop once: with the worker and the app's
 * code, but without user data and without the whole catalogue. Starting with it halves the time of
 * a test.
 */
export async function visitedProfile(network: Network): Promise<string> {
  const profile = join(slotDirectory(), 'visited');
  if (existsSync(profile)) return profile;
  const unfinished = join(slotDirectory(), `unfinished-${process.pid}-${Date.now()}`);
  const phone = await takePhone({ keepIn: unfinished });
  const page = await phone.open();
  await page.goto(`${network.origin}/about`);
  // Prevents the download of the catalogue, whose timing would be random. Its tests begin with an
  // empty phone.
  await page.evaluate(() => localStorage.setItem('catalogue', '"unwanted"'));
  await untilControlled(page);
  // Waits for all files: an app that becomes complete during a test would offer its installation
  // there.
  await page.getByText('Works offline', { exact: true }).waitFor();
  await network.untilQuiet();
  await phone.remove();
  renameSync(unfinished, profile);
  return profile;
}
