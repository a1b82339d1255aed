import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export interface Paper {
  pages: number;
  /** Of the first page, in millimetres. */
  width: number;
  height: number;
}

const pointsPerMillimetre = 72 / 25.4;

/**
 * Prints the page to a PDF as the browser's print dialog does, on the paper that its styles
 * request, and measures it. If `PRINTED_DIR` names a folder, the PDF is stored there for
 * inspection.
 */
export async function printToPaper(page: Page, name: string): Promise<Paper> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const folder = process.env['PRINTED_DIR'];
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.pdf`), bytes);
  }
  const text = bytes.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const [, width = '0', height = '0'] = boxes[0] ?? [];
  return {
    pages: boxes.length,
    width: Math.round(Number(width) / pointsPerMillimetre),
    height: Math.round(Number(height) / pointsPerMillimetre),
  };
}

/** The words that are printed: the page's text after the print styles. */
export async function wordsOnPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const words = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return words;
}
