import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { manyTimes, takenOf } from './caller.ts';
import type { Attack } from './stage.ts';

const picture = (side: number, progressive: boolean) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .jpeg({ progressive })
    .toBuffer();

/** Uploads small files that decode to large pictures (errors-73). */
export const largePictures: Attack = {
  name: 'large-pictures',
  does: 'uploads 24 progressive pictures of 49 megapixels at once, then 24 plain ones of 16',
  run: async ({ attacker, memory }) => {
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), 50);
    const huge = await picture(7_000, true);
    const refused = await manyTimes(24, 24, (n) =>
      attacker(n).upload(huge, 'page.jpg', 'image/jpeg'),
    );
    const plain = await picture(4_000, false);
    await manyTimes(24, 24, (n) => attacker(n).upload(plain, 'page.jpg', 'image/jpeg'));
    await pause(500);
    clearInterval(watch);
    return [
      { what: 'progressive pictures of 49 megapixels taken', value: takenOf(refused), atMost: 0 },
      { what: 'MB of memory more, at most', value: most - before, atMost: 700 },
    ];
  },
};
