/**
 * Takes the screenshots that the manifest lists, from a shop at SHOP_URL (http://localhost:8080 by
 * default): `node scripts/take-screenshots.mjs`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserEnvironment, browserOrExit } from './browser.mjs';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:8080';
const folder = fileURLToPath(new URL('../public/screenshots/', import.meta.url));
const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
const wanted = [
  { file: 'narrow-home.png', path: '/', viewport: narrow },
  { file: 'narrow-request.png', path: '/order', viewport: narrow },
  { file: 'wide-home.png', path: '/', viewport: wide },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: browserOrExit(),
  env: browserEnvironment(),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});
for (const { file, path, viewport } of wanted) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(shop + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  // A palette is enough for these pictures, and a third of the bytes.
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 85, effort: 10 })
    .toFile(join(folder, file));
  await page.close();
}
await browser.close();
