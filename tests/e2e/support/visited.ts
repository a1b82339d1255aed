import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openNetwork, type Network } from './network.ts';
import { takePhone, untilControlled } from './phone.ts';
import { freePort } from './server.ts';

/** Where `seed-once.ts` keeps the profiles of phones that have been in the shop. */
function profilesDirectory(): string {
  const directory = process.env['PROFILES_DIR'];
  if (!directory) throw new Error('seed-once.ts has not run');
  return directory;
}

let port: Promise<number> | undefined;

/** A network at the one address that all shops of this process have, one after the other: a phone knows it again. */
export async function openOwnNetwork(target: () => string): Promise<Network> {
  port ??= freePort();
  return openNetwork(target, await port);
}

let profile: string | undefined;

/**
 * What a phone keeps that has been in the shop at the process's own address once:
 * the worker with its code, nothing that was ever written or bought, and not the whole catalogue. To get
 * that far takes half of the time that most tests take.
 */
export async function visitedProfile(network: Network): Promise<string> {
  if (profile && existsSync(profile)) return profile;
  const made = mkdtempSync(join(profilesDirectory(), 'visited-'));
  const phone = await takePhone({ keepIn: made });
  const page = await phone.open();
  await page.goto(`${network.origin}/about`);
  // Whether the catalogue had come yet would be chance: tests of it begin with an empty phone.
  await page.evaluate(() => localStorage.setItem('catalogue', '"unwanted"'));
  await untilControlled(page);
  // All of it: what becomes whole in the middle of a test offers to be installed there.
  await page.getByText('Works offline', { exact: true }).waitFor();
  await network.untilQuiet();
  await phone.remove();
  profile = made;
  return made;
}
