import type { Banner, Viewport } from '#domain/home.ts';

/** One slide: the same words and link with a picture for each viewport that has one. */
export interface Slide {
  id: string;
  link: string;
  alt: string;
  altBn: string;
  pictures: Partial<Record<Viewport, string>>;
}

/** From which width on a viewport's picture is shown, in CSS pixels (catalogue-14). */
export const viewportFrom: Record<Viewport, number> = { large: 764, medium: 400, small: 0 };

/** The sizes that may stand in for one that is missing: larger ones first, at last a smaller one. */
const standIns: Record<Viewport, readonly Viewport[]> = {
  large: ['large', 'medium', 'small'],
  medium: ['medium', 'large', 'small'],
  small: ['small', 'medium', 'large'],
};

/**
 * The wire has one banner per viewport and no word for "the same slide": those
 * with the same link and words, one of each viewport, are one, in their order.
 */
export function slidesOf(banners: readonly Banner[]): Slide[] {
  const slides: Slide[] = [];
  for (const { id, image, viewport, link, alt, altBn } of banners) {
    const known = slides.find(
      (slide) => slide.link === link && slide.alt === alt && !slide.pictures[viewport],
    );
    if (known) known.pictures[viewport] = image;
    else slides.push({ id, link, alt, altBn, pictures: { [viewport]: image } });
  }
  return slides;
}

/** The picture for a viewport; a missing size falls back to a larger one (catalogue-14). */
export function pictureFor(slide: Slide, viewport: Viewport): string {
  for (const size of standIns[viewport]) {
    const picture = slide.pictures[size];
    if (picture) return picture;
  }
  return '';
}

/** A banner's words in two: the headline, and what follows its first ' – ', '. ' or '। '. */
export function wordsOf(alt: string): { headline: string; subline: string } {
  const parts = /^(.+?)(?:\s+[—–|]\s+|([.!?।])\s+)(.+)$/s.exec(alt.trim());
  if (!parts) return { headline: alt.trim(), subline: '' };
  const [, headline = '', mark = '', subline = ''] = parts;
  return { headline: mark === '.' ? headline : headline + mark, subline };
}
