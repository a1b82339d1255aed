import type { Banner, Viewport } from '#domain/home.ts';

/** One slide: a text and a link, with a picture for each viewport that has one. */
export interface Slide {
  id: string;
  link: string;
  alt: string;
  altBn: string;
  pictures: Partial<Record<Viewport, string>>;
}

/** The minimum width of each viewport, in CSS pixels (catalogue-14). */
export const viewportFrom: Record<Viewport, number> = { large: 764, medium: 400, small: 0 };

/** Fallbacks for a missing size: larger ones first, then smaller ones. */
const standIns: Record<Viewport, readonly Viewport[]> = {
  large: ['large', 'medium', 'small'],
  medium: ['medium', 'large', 'small'],
  small: ['small', 'medium', 'large'],
};

/**
 * Groups banners into slides. The wire has one banner per viewport and no slide id, so banners with
 * the same link and text, one per viewport, form one slide. Slides stay in the order of the
 * banners.
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

/** Splits a banner's text into a headline and the rest, at its first ' – ', '. ' or '। '. */
export function wordsOf(alt: string): { headline: string; subline: string } {
  const parts = /^(.+?)(?:\s+[—–|]\s+|([.!?।])\s+)(.+)$/s.exec(alt.trim());
  if (!parts) return { headline: alt.trim(), subline: '' };
  const [, headline = '', mark = '', subline = ''] = parts;
  return { headline: mark === '.' ? headline : headline + mark, subline };
}
