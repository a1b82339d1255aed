import { describe, expect, it } from 'vitest';
import { plainImage, plainPermalink, slugOf } from '#domain/permalink.ts';

describe('a permalink', () => {
  it('a permalink has Latin characters, digits and hyphens', () => {
    expect(slugOf('Napa Extra', '500 mg+65 mg', 'Tablet')).toBe('napa-extra-500-mg-65-mg-tablet');
    expect(slugOf('নাপা')).toBe('');
  });

  // offline-149
  it('a permalink consists of name, strength and form, and names the picture', () => {
    const napa = { name: 'Napa', strength: '120 mg/5 ml', form: 'Syrup' };
    expect(plainPermalink(napa)).toBe('napa-120-mg-5-ml-syrup');
    expect(plainPermalink({ ...napa, strength: '' })).toBe('napa-syrup');
    expect(plainImage('napa-syrup')).toBe('napa-syrup.webp');
  });
});
