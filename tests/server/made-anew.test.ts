import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencode } from '#server/services/uploads/pictures.ts';

const plain = (width: number, height: number, progressive = false) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg({ progressive })
    .toBuffer();

describe('a picture that is made anew', () => {
  // errors-73
  it('is refused where it is progressive and has more than 16 megapixels', async () => {
    expect(await reencode(await plain(4_400, 4_000, true), 'jpeg')).toBeNull();
    expect(await reencode(await plain(4_400, 4_000), 'jpeg')).not.toBeNull();
    expect(await reencode(await plain(1_600, 1_200, true), 'jpeg')).not.toBeNull();
  });

  // errors-73
  it('waits while two others are', async () => {
    const photo = await plain(3_000, 2_000);
    const most = { atOnce: 0 };
    const watch = setInterval(() => {
      const { queue, process } = sharp.counters();
      most.atOnce = Math.max(most.atOnce, queue + process);
    }, 1);
    const made = await Promise.all(Array.from({ length: 16 }, () => reencode(photo, 'jpeg')));
    clearInterval(watch);
    expect(made.every((picture) => picture !== null)).toBe(true);
    // Each of the two that has just ended still counts for a moment beside its next.
    expect(most.atOnce).toBeLessThanOrEqual(4);
  });
});
