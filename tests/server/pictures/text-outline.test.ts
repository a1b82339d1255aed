import { describe, expect, it } from 'vitest';
import { fitted } from '#demo/pictures/fitting.ts';
import { drawableText, outlineOf, shortened } from '#demo/pictures/text-outline.ts';

describe('text outlines', () => {
  it('include Latin and Bengali, and drop characters that no font here can draw', () => {
    expect(drawableText(' Napa\u00a0 Extra 😀 নাপা 阿 ')).toBe('Napa Extra নাপা');
  });

  it('shape Bengali: a conjunct is narrower than its separate characters', () => {
    const conjunct = outlineOf('ক্ষ', 'round').width;
    const apart = outlineOf('ক', 'round').width + outlineOf('ষ', 'round').width;
    expect(conjunct).toBeGreaterThan(0);
    expect(conjunct).toBeLessThan(apart);
  });

  it('draw the vowel sign that precedes its character to the left of it', () => {
    const [kaBeforeSign] = outlineOf('কি', 'round').outline.split('M').slice(1);
    const [kaAlone] = outlineOf('ক', 'round').outline.split('M').slice(1);
    expect(kaBeforeSign).not.toBe(kaAlone);
  });

  it('are shortened with an ellipsis, never inside a Bengali cluster', () => {
    const cut = shortened('প্রাকৃতিক স্বাস্থ্যসেবা', 'round', 4);
    expect(cut.endsWith('…')).toBe(true);
    expect(cut).not.toMatch(/\u09cd…$/);
    expect(outlineOf(cut, 'round').width).toBeLessThanOrEqual(4);
  });

  it('break a long name into two lines within its box', () => {
    const style = {
      face: 'round',
      fill: '#000000',
      anchor: 'start',
      largest: 40,
      smallest: 9,
      lines: 2,
    } as const;
    const box = { x: 0, y: 0, w: 120, h: 60 };
    const { drawn, height } = fitted('Calcium Carbonate Vitamin', box, style);
    expect(drawn.match(/<path/g)).toHaveLength(2);
    expect(height).toBeLessThanOrEqual(60);
  });
});
