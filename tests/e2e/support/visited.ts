import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNetwork, type Network } from './network.ts';
import { takePhone, untilControlled } from './phone.ts';
import { freePort } from './server.ts';

/**
 * What the test files of one vitest worker slot share, one after the other: the network's port and
 * the profile of a phone that has visited the shop there. `seed-once.ts` makes and removes the
 * folder above it.
 */
function slotDirectory(): string {
  const directory = process.env['PROFILES_DIR'];
  if (!directory) throw new Error('seed-once.ts has not run');
  const slot = join(directory, process.env['VITEST_POOL_ID'] ?? '0');
  mkdirSync(slot, { recursive: true });
  return slot;
}

/** A network at the address that all shops of this worker slot have: a phone recognises it. */
export async function openOwnNetwork(target: () => string): Promise<Network> {
  const file = join(slotDirectory(), 'port');
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  return openNetwork(target, Number(readFileSync(file, 'utf8')));
}

/**
 * The profile of a phone that has visited this slot's shop once: it has the worker with its code,
 * nothing that was ever written or bought, and not the whole catalogue. A test that begins with it
 * saves half of its time.
 */
export async function visitedProfile(network: Network): Promise<string> {
  const profile = join(slotDirectory(), 'visited');
  if (existsSync(profile)) return profile;
  const unfinished = join(slotDirectory(), `unfinished-${process.pid}-${Date.now()}`);
  const phone = await takePhone({ keepIn: unfinished });
  const page = await phone.open();
  await page.goto(`${network.origin}/about`);
  // Whether the catalogue had come yet would be chance: tests of it begin with an empty phone.
  await page.evaluate(() => localStorage.setItem('catalogue', '"unwanted"'));
  await untilControlled(page);
  // All of it: what becomes whole in the middle of a test offers to be installed there.
  await page.getByText('Works offline', { exact: true }).waitFor();
  await network.untilQuiet();
  await phone.remove();
  renameSync(unfinished, profile);
  return profile;
}
