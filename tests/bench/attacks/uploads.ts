import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { manyTimes } from './caller.ts';
import type { Attack } from './stage.ts';

/**
 * Uploads files that belong to nothing (errors-80, prescriptions-67), with a twentieth of the
 * budgets to limit the size.
 */
export const uploads: Attack = {
  name: 'uploads',
  does: 'uploads 60 photos of a megabyte and more from one neighbourhood, with a twentieth of the budgets',
  settings: { BUDGET_PERCENT: '5' },
  run: async ({ attacker }) => {
    const hour = new Date().getHours();
    const raw = { width: 1_200, height: 900, channels: 3 } as const;
    const content = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .jpeg()
      .toBuffer();
    const responses = await manyTimes(60, 6, async (n) => {
      const { status, isError } = await attacker(n).upload(content, 'page.jpg', 'image/jpeg');
      return status === 200 && !isError ? content.length : 0;
    });
    const megabytes = responses.reduce((sum, bytes) => sum + bytes, 0) / 1_000_000;
    const hours = hour === new Date().getHours() ? 1 : 2;
    return [
      { what: 'MB on the disk', value: Math.round(megabytes), atLeast: 1, atMost: 25 * hours },
    ];
  },
};
