import { describe, expect, it } from 'vitest';
import { initialsOf, portraitSvg } from '#demo/pictures/portraits.ts';

describe('the initials of a director', () => {
  it.each([
    ['Rahima Khatun', 'RK'],
    ['Md. Abdul Karim Chowdhury', 'AC'],
    ['Dr. Salma', 'S'],
    ['রহিমা খাতুন', ''],
    ['<b>x</b>', 'B'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('are left out of the portrait if there are none', () => {
    expect(portraitSvg('', 96)).not.toContain('undefined');
    expect(portraitSvg('A B', 96).length).toBeGreaterThan(portraitSvg('', 96).length);
  });
});
