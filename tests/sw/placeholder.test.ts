import { describe, expect, it } from 'vitest';
import { placeholderFor } from '#sw/placeholder.ts';

const picture = (name: string) => placeholderFor(`/Content/ImageData/Product/Small/${name}`);

describe('the placeholder of a picture', () => {
  // offline-12
  it('the placeholder shows the form in the picture’s file name', () => {
    const forms = [
      'napa-500-mg-tablet.webp',
      'seclo-20-mg-capsule-delayed-release.webp',
      'napa-120-mg-5-ml-syrup.webp',
      'napa-80-mg-ml-paediatric-drops.webp',
      'lantus-100-iu-ml-sc-injection.webp',
      'betnovate-0-1-cream.webp',
      'azmasol-100-mcg-inhaler.webp',
      'chicco-bottle-large.webp',
    ];
    expect(new Set(forms.map(picture)).size).toBe(forms.length);
    expect(picture('ace-500-mg-tablet.webp')).toBe(picture('napa-500-mg-tablet.webp'));
  });

  // offline-12
  it('the placeholder is a valid SVG for any file name', () => {
    for (const name of ['', '%E0%A4', 'x"><script>.webp'])
      expect(picture(name)).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 96 96"[^<]*><rect[^<]*\/><g/);
    expect(picture('x"><script>.webp')).not.toContain('script');
  });
});
