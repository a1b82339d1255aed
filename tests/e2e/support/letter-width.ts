import type { Page } from 'playwright-core';
import type { Language } from './inspect-page.ts';

/** A sentence of each language, and its width in em in the narrow fonts of tests/fonts. */
const samples: Record<Language, { text: string; narrowEms: number }> = {
  en: { text: 'The quick brown fox jumps over the lazy dog.', narrowEms: 20 },
  bn: { text: 'প্রেসক্রিপশন দিন, আমরা ওষুধ আপনার ঠিকানায় পৌঁছে দেব।', narrowEms: 23.76 },
};

/** The height of a row of text or controls, in pixels: one more line break adds a whole row. */
const row = 44;

/**
 * Converts a height in pixels, measured in the narrow fonts, to the fonts of this page. Wider
 * letters wrap more often, so the height grows by their share, in whole rows.
 */
export async function heightInItsFonts(
  page: Page,
  language: Language,
  narrowPx: number,
): Promise<number> {
  const { text, narrowEms } = samples[language];
  const ems = await page.evaluate((sample) => {
    const line = document.createElement('span');
    line.textContent = sample;
    line.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px';
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width / 100;
  }, text);
  // In whole percents, because rounded glyph widths do not mean a wider font.
  const wider = Math.max(0, Math.round((ems / narrowEms - 1) * 100) / 100);
  return narrowPx + Math.ceil((narrowPx * wider) / row) * row;
}
