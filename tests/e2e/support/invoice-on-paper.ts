import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { invoiceText } from '#text/invoice.ts';
import { digits } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { speak, type Language } from '#text/sentences.ts';
import { printToPaper, wordsOnPaper } from './paper.ts';

export interface Printed {
  number: string;
  /** The words that must be on the sheet besides its title. */
  words: readonly string[];
}

/**
 * Expects the invoice in this language on A4 and on the 80 mm roll: one page each, with nothing but
 * the invoice.
 */
async function expectOnPaper(sheet: Page, language: Language, printed: Printed) {
  const t = speak(invoiceText, language);
  await sheet.getByRole('button', { name: language === 'bn' ? 'বাংলা' : 'English' }).click();
  const title = t.titleOf(digits(printed.number, language));
  await sheet.getByRole('heading', { level: 1, name: title }).waitFor();
  const words = await wordsOnPaper(sheet);
  for (const word of [title, speak(orderDetailsText, language).left, ...printed.words])
    expect(words).toContain(word);
  for (const word of [t.print, t.paper, t.share]) expect(words).not.toContain(word);
  await sheet.getByLabel(t.paper).selectOption('a4');
  const a4 = await printToPaper(sheet, `invoice-a4-${language}`);
  expect(a4).toEqual({ pages: 1, width: 210, height: 297 });
  await sheet.getByLabel(t.paper).selectOption('80mm');
  const roll = await printToPaper(sheet, `invoice-roll-${language}`);
  expect(roll).toMatchObject({ pages: 1, width: 80 });
}

/** Presses Print Invoice on the page of the order, prints in both languages, and closes the tab. */
export async function printInvoice(page: Page, printed: Printed): Promise<void> {
  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: speak(orderDetailsText, 'bn').print }).click(),
  ]);
  for (const language of ['bn', 'en'] as const) await expectOnPaper(sheet, language, printed);
  await sheet.getByRole('button', { name: 'বাংলা' }).click();
  expect(await sheet.evaluate(() => localStorage.getItem('invoice'))).toBeNull();
  await sheet.close();
}
