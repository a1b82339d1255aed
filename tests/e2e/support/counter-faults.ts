import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { speak, type Language } from './inspect-page.ts';

/** The language and theme in which a screen of the counter is inspected. */
interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
}

export const everyLook: readonly Look[] = [
  { language: 'bn', colorScheme: 'dark' },
  { language: 'bn', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'en', colorScheme: 'light' },
];

/**
 * The violations that axe finds on the open page of the counter, and whether it scrolls sideways.
 * Afterwards the page is in English.
 */
export async function counterFaults(page: Page, looks = everyLook): Promise<string[]> {
  const found: string[] = [];
  const width = page.viewportSize()?.width ?? 0;
  for (const { language, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await speak(page, language);
    const where = `in ${language}, ${colorScheme}, at ${width}`;
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(`${id} ${where}: ${nodes[0]?.target.join(' ') ?? ''}`);
    const spill = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (spill > 0) found.push(`${spill} px too wide ${where}`);
  }
  await speak(page, 'en');
  return found;
}
