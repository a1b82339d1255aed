import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from './phone.ts';
import { preparePharmacy } from './server.ts';

/**
 * Starts a pharmacy for the first time once per run. Every test file works on a copy of its data.
 */
export default async function seedOnce(): Promise<() => void> {
  browserPath();
  const profiles = mkdtempSync(join(tmpdir(), 'phones-'));
  process.env['PROFILES_DIR'] = profiles;
  const removeProfiles = () => rmSync(profiles, { recursive: true, force: true });
  // An existing directory is used without seeding, which saves time while writing a test.
  if (process.env['SEEDED_DATA_DIR']) return removeProfiles;
  const directory = mkdtempSync(join(tmpdir(), 'pharmacy-seeded-'));
  const pharmacy = await preparePharmacy(directory);
  await pharmacy.start();
  await pharmacy.stop();
  process.env['SEEDED_DATA_DIR'] = directory;
  return () => {
    removeProfiles();
    rmSync(directory, { recursive: true, force: true });
  };
}
