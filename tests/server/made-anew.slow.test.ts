import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { limitPictures, reencode, usualMegapixels } from '#server/services/uploads/pictures.ts';
import { parseInChildProcess } from '#server/services/uploads/parse-in-child-process.ts';

afterEach(() => limitPictures(usualMegapixels));

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });
const plain = (width: number, height: number, progressive = false) =>
  canvas(width, height).jpeg({ progressive }).toBuffer();
const tooLarge = 'This picture is larger than we can open';

/** The child processes of this process that open files. */
function fileWorkers(): string[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  return listed.filter(
    (line) => line.includes('file-worker') && Number(line.trim().split(/\s+/)[1]) === process.pid,
  );
}

/** The names that the environment of such a process may contain. */
const known = new Set([
  'PATH',
  'MALLOC_ARENA_MAX',
  'NODE_CHANNEL_FD',
  'NODE_CHANNEL_SERIALIZATION_MODE',
]);

/** The names in the environment of a listed process. Empty if the process has ended. */
function settingsOf(line: string): string[] {
  const file = `/proc/${line.trim().split(/\s+/)[0]}/environ`;
  try {
    return readFileSync(file, 'utf8')
      .split('\0')
      .flatMap((one) => one.split('=')[0] || []);
  } catch (failure) {
    if (existsSync(file)) throw failure;
    return [];
  }
}

async function endFileWorkers(): Promise<void> {
  for (const line of fileWorkers()) process.kill(Number(line.trim().split(' ')[0]), 'SIGKILL');
  await expect.poll(fileWorkers).toEqual([]);
}

describe('a picture that is re-encoded', () => {
  // errors-73, errors-78
  it('is refused if it has more than 16 megapixels, of any kind', async () => {
    for (const progressive of [false, true])
      await expect(reencode(await plain(4_400, 4_000, progressive), 'jpeg')).rejects.toThrow(
        tooLarge,
      );
    await expect(reencode(await canvas(4_400, 4_000).png().toBuffer(), 'png')).rejects.toThrow(
      tooLarge,
    );
    expect(await reencode(await plain(4_000, 4_000), 'jpeg')).not.toBeNull();
    expect(await reencode(await plain(1_600, 1_200, true), 'jpeg')).not.toBeNull();
  });

  // errors-78: a file reaches only the decoder of its declared type, whoever declared it.
  it('is refused if it is of another type than declared', async () => {
    const limits = { maxPixels: 16_000_000 };
    const others = [
      await canvas(60, 40).webp().toBuffer(),
      await canvas(60, 40).gif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'),
    ];
    for (const bytes of others) {
      expect((await sharp(bytes).metadata()).width).toBe(60);
      for (const kind of ['jpeg', 'png'] as const)
        expect(await parseInChildProcess({ kind, bytes, limits })).toEqual({ problem: 'damaged' });
    }
  });

  // errors-78
  it('may be as large as the shop’s setting allows', async () => {
    limitPictures(3);
    await expect(reencode(await plain(2_000, 1_600), 'jpeg')).rejects.toThrow(tooLarge);
    limitPictures(18);
    expect(await reencode(await plain(4_400, 4_000), 'jpeg')).not.toBeNull();
  });

  // errors-73, errors-78
  it('is opened by one of at most two processes without the shop’s settings, while others wait', async () => {
    // Earlier test files that imported the server again may have left workers in this process.
    await endFileWorkers();
    const photo = await plain(1_500, 1_000);
    const before = sharp.counters();
    const asked = Array.from({ length: 8 }, () => reencode(photo, 'jpeg'));
    const state = { isMade: false };
    const making = Promise.all(asked).finally(() => (state.isMade = true));
    // The checks run during the work, because a worker with too much memory ends right after its
    // last picture.
    const looks: string[][][] = [];
    while (!state.isMade) {
      looks.push(fileWorkers().map(settingsOf));
      await wait(10);
    }
    expect((await making).every((picture) => picture !== null)).toBe(true);
    expect(sharp.counters()).toEqual(before);
    const most = Math.max(...looks.map((workers) => workers.length));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
    expect(looks.flat(2).filter((name) => !known.has(name))).toEqual([]);
  });

  // errors-78
  it('that takes too long ends with its process, and the next one succeeds', async () => {
    const photo = await plain(4_000, 4_000);
    const asked = { kind: 'jpeg' as const, bytes: photo, limits: { maxPixels: 16_000_000 } };
    const [given, taken] = await Promise.all([
      parseInChildProcess(asked, { time: 5 }),
      parseInChildProcess(asked),
    ]);
    expect(given).toEqual({ problem: 'damaged' });
    expect(taken).toHaveProperty('content');
  });

  // errors-78
  it('that takes too much memory ends with its process, and the next one succeeds', async () => {
    const bytes = await plain(4_000, 4_000);
    const asked = { kind: 'jpeg' as const, bytes, limits: { maxPixels: 16_000_000 } };
    expect(await parseInChildProcess(asked, { memory: 1 })).toEqual({ problem: 'damaged' });
    expect(await parseInChildProcess(asked)).toHaveProperty('content');
  });

  // errors-78
  it('is re-encoded by a new process if the previous one was killed', async () => {
    await reencode(await plain(60, 40), 'jpeg');
    await endFileWorkers();
    expect(await reencode(await plain(60, 40), 'jpeg')).not.toBeNull();
  });
});
