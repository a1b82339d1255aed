import { describe, expect, it } from 'vitest';
import { contrast } from '#demo/pictures/colour.ts';
import { paletteOf, palettes } from '#demo/pictures/palettes.ts';

describe('the palettes of companies', () => {
  it('carry white names on their main and deep colours with AA contrast', () => {
    for (const { main, deep } of palettes) {
      expect(contrast('#ffffff', main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', deep)).toBeGreaterThanOrEqual(7);
    }
  });

  it('carry their main and deep colours on paper and tint with AA contrast', () => {
    for (const { main, deep, soft } of palettes) {
      expect(contrast(main, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deep, soft)).toBeGreaterThanOrEqual(7);
    }
  });

  it('are the same for a company however its name is typed', () => {
    expect(paletteOf('  Square   Pharmaceuticals PLC ')).toBe(
      paletteOf('square pharmaceuticals plc'),
    );
  });
});
