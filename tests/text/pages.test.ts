import { describe, expect, it } from 'vitest';
import { inlinesOf, parseMarkdown, type Block } from '#domain/markdown.ts';
import { pageProblem } from '#domain/page-problems.ts';
import { pageNames } from '#domain/text-pages.ts';
import { aboutPage } from '#text/pages/about.ts';
import { careersPage } from '#text/pages/careers.ts';
import { howToOrderPage } from '#text/pages/how-to-order.ts';
import { privacyPage } from '#text/pages/privacy.ts';
import { returnsPage } from '#text/pages/returns.ts';
import { termsPage } from '#text/pages/terms.ts';

const pages = [aboutPage, careersPage, howToOrderPage, privacyPage, returnsPage, termsPage].map(
  ({ name, text: [english, bengali] }) => ({ name, english, bengali }),
);

/** The kind of each block, with the address of a section and the number of items. */
function shapeOf(block: Block): string {
  if (block.kind === 'heading') return block.level === 2 ? `section #${block.id}` : 'heading';
  if (block.kind === 'list') return `${block.items.length} items`;
  return block.kind === 'table' ? `${block.rows.length} rows` : block.kind;
}

/** The names of the figures. A language may repeat one in a sentence. */
const figuresIn = (text: string) =>
  new Set(
    inlinesOf(parseMarkdown(text)).flatMap((inline) =>
      inline.kind === 'figure' ? [inline.name] : [],
    ),
  );

const addressesIn = (text: string) =>
  inlinesOf(parseMarkdown(text)).flatMap((inline) =>
    inline.kind === 'link' ? [inline.address.replace(/subject=.*/, '')] : [],
  );

describe('the standard text pages', () => {
  it('are all there', () => {
    expect(pages.map(({ name }) => name)).toEqual([...pageNames]);
  });

  // catalogue-129
  it.each(pages)('$name has the same structure in both languages', ({ english, bengali }) => {
    expect(parseMarkdown(bengali).map(shapeOf)).toEqual(parseMarkdown(english).map(shapeOf));
  });

  // catalogue-129
  it.each(pages)(
    '$name has the same figures and links in both languages',
    ({ english, bengali }) => {
      expect(figuresIn(bengali)).toEqual(figuresIn(english));
      expect(addressesIn(bengali)).toEqual(addressesIn(english));
    },
  );

  // catalogue-124, catalogue-128, counter-383
  it.each(pages)(
    '$name passes the checks of a text that an owner writes',
    ({ name, english, bengali }) => {
      for (const text of [english, bengali]) expect(pageProblem(name, text)).toBeNull();
    },
  );

  // catalogue-119: the addresses of sections never change.
  it('keep the addresses of their sections', () => {
    const ids = pages.map(({ name, english }) => [
      name,
      parseMarkdown(english)
        .flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.id] : []))
        .join(' '),
    ]);
    expect(Object.fromEntries(ids)).toEqual({
      about: 'story promises directors visit',
      careers: 'why positions apply',
      'how-to-order': 'bag request prescription offline payment cancellation questions',
      privacy: 'in-short pharmacy health-data phone sessions others reports erase children',
      returns: 'accepted not-accepted how money questions',
      terms: 'orders prices prescriptions delivery payment cancellation disclaimer changes',
    });
  });

  // shell-63
  it.each(pages)('$name is in one normal form and ends sentences with a danda', ({ bengali }) => {
    expect(bengali).toBe(bengali.normalize('NFC'));
    expect(bengali).not.toMatch(/[\u0980-\u09ff]\.$/m);
  });

  // shell-63
  it.each(pages)('$name has no Bengali in English, except quoted words', ({ english }) => {
    expect(english.replace(/“[^”]*”/g, '')).not.toMatch(/[\u0985-\u09b9]/);
  });
});
