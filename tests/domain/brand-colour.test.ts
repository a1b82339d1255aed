import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  brandShades,
  colourProperties,
  contrast,
  darkBackground,
  isColour,
  lightBackground,
  readableContrast,
  standardColour,
  themeColour,
  visibleContrast,
} from '#domain/brand-colour.ts';

const white = '#ffffff';

/** The corners of the colour space, well-known hard colours, and a sample of everything else. */
const colours = [
  '#000000',
  white,
  '#ffff00',
  '#00ffff',
  '#ff0000',
  '#0000ff',
  '#ffe600',
  '#001133',
  ...Array.from(
    { length: 200 },
    (_, at) => `#${((at * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`,
  ),
];

// shell-125
describe('the shades of any main colour', () => {
  it('are readable as text in both themes, on the page and on their own tint', () => {
    const unreadable = colours.filter((colour) => {
      const { light, dark } = brandShades(colour);
      const pairs = [
        [light.text, white],
        [light.text, lightBackground],
        [light.text, light.tint],
        [dark.text, darkBackground],
        [dark.text, dark.tint],
      ] as const;
      return pairs.some(([text, ground]) => contrast(text, ground) < readableContrast);
    });
    expect(unreadable).toEqual([]);
  });

  it('carry white text, and stand out from the page', () => {
    const wrong = colours.filter((colour) => {
      const { light, dark } = brandShades(colour);
      const fills = [light.fill, light.fillStrong, dark.fill, dark.fillStrong];
      return (
        fills.some((fill) => contrast(fill, white) < readableContrast) ||
        contrast(light.fill, lightBackground) < visibleContrast ||
        contrast(dark.fill, darkBackground) < visibleContrast
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are the colour itself where that is readable', () => {
    expect(brandShades('#1a5cad').light.text).toBe('#1a5cad');
    expect(themeColour('#1a5cad')).toBe('#1a5cad');
    expect(themeColour('#ffe600')).not.toBe('#ffe600');
  });
});

describe('the standard colour', () => {
  it('needs no properties, and is the one of the tokens', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    expect(colourProperties('')).toEqual({});
    expect(themeColour('')).toBe(standardColour);
    for (const colour of [standardColour, lightBackground, darkBackground])
      expect(tokens).toContain(colour);
  });

  it('is replaced through properties that the tokens read', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const unread = Object.keys(colourProperties('#1a5cad')).filter(
      (property) => !tokens.includes(`var(${property}, #`),
    );
    expect(unread).toEqual([]);
  });
});

it('only six hexadecimal digits are a colour', () => {
  expect(['#1a5cad', '#FFFFFF'].every(isColour)).toBe(true);
  expect(['', 'red', '#fff', '#1a5cad;x:y', '1a5cad'].some(isColour)).toBe(false);
});
