import { describe, expect, it } from 'vitest';
import type { Banner, Viewport } from '#domain/home.ts';
import { pictureFor, slidesOf, viewportFrom, wordsOf } from '#domain/slides.ts';

function aBanner(viewport: Viewport, differences: Partial<Banner> = {}): Banner {
  const alt = differences.alt ?? 'Eid offers';
  const image = `${alt}-${viewport}.webp`;
  return { id: image, image, viewport, link: '/special/offer', alt, altBn: '', ...differences };
}

const viewports: Viewport[] = ['large', 'medium', 'small'];

describe('the slides of a list of banners', () => {
  // catalogue-15
  it('banners with the same text and link are one slide, with a picture for each viewport', () => {
    const slides = slidesOf([
      ...viewports.map((viewport) => aBanner(viewport)),
      ...viewports.map((viewport) => aBanner(viewport, { alt: 'Baby week' })),
    ]);
    expect(slides.map(({ alt }) => alt)).toEqual(['Eid offers', 'Baby week']);
    expect(slides[1]?.pictures).toEqual({
      large: 'Baby week-large.webp',
      medium: 'Baby week-medium.webp',
      small: 'Baby week-small.webp',
    });
  });

  it('banners without a text are paired in their order', () => {
    const wordless = (viewport: Viewport, image: string) =>
      aBanner(viewport, { alt: '', link: '', image, id: image });
    const slides = slidesOf([
      wordless('large', 'a-large'),
      wordless('large', 'b-large'),
      wordless('small', 'a-small'),
      wordless('small', 'b-small'),
    ]);
    expect(slides.map(({ pictures }) => pictures)).toEqual([
      { large: 'a-large', small: 'a-small' },
      { large: 'b-large', small: 'b-small' },
    ]);
  });
});

describe('the picture for a viewport', () => {
  // catalogue-14
  it('the large viewport begins at 764 px and the medium one at 400 px', () => {
    expect(viewportFrom).toEqual({ large: 764, medium: 400, small: 0 });
  });

  // catalogue-14
  it('a missing size falls back to a larger one', () => {
    const [slide] = slidesOf([aBanner('large')]);
    if (!slide) throw new Error('no slide');
    expect(viewports.map((viewport) => pictureFor(slide, viewport))).toEqual(
      Array(3).fill('Eid offers-large.webp'),
    );
  });

  it('the next larger size is used before the largest', () => {
    const [slide] = slidesOf([aBanner('large'), aBanner('medium')]);
    if (!slide) throw new Error('no slide');
    expect(pictureFor(slide, 'small')).toBe('Eid offers-medium.webp');
  });

  // catalogue-14
  it('a smaller size is used rather than none', () => {
    const [slide] = slidesOf([aBanner('small')]);
    if (!slide) throw new Error('no slide');
    expect(pictureFor(slide, 'large')).toBe('Eid offers-small.webp');
  });
});

describe('a banner’s text', () => {
  it.each([
    ['Baby week – up to 12% off', 'Baby week', 'up to 12% off'],
    ['Medicine at your door. Order by 9 PM', 'Medicine at your door', 'Order by 9 PM'],
    ['ওষুধ আপনার দরজায়। রাত ৯টার মধ্যে', 'ওষুধ আপনার দরজায়।', 'রাত ৯টার মধ্যে'],
    ['Fever? We are awake', 'Fever?', 'We are awake'],
    ['Eid offers', 'Eid offers', ''],
    ['', '', ''],
  ])('%s', (alt, headline, subline) => {
    expect(wordsOf(alt)).toEqual({ headline, subline });
  });
});
