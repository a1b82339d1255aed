import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nothingToPrepare, runCommand } from '#server/commands/run.ts';
import { limitPictures, reencode, usualMegapixels } from '#server/services/uploads/pictures.ts';
import { aPhoto } from './support/files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-command-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  limitPictures(usualMegapixels);
  await rm(folder, { recursive: true });
});

// errors-78
it('a command accepts pictures as large as the shop’s setting allows, as the running shop does', async () => {
  const photo = await aPhoto('red', 2_000, 1_500);
  const takes = async () => {
    const isTaken = { is: false };
    await runCommand(nothingToPrepare, async () => {
      isTaken.is = await reencode(photo, 'jpeg').then(
        () => true,
        () => false,
      );
    });
    return isTaken.is;
  };
  vi.stubEnv('PICTURE_MEGAPIXELS', '2');
  expect(await takes()).toBe(false);
  vi.stubEnv('PICTURE_MEGAPIXELS', '4');
  expect(await takes()).toBe(true);
}, 120_000);
