import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Language = 'en' | 'bn';

/** Lets the page that is open speak another language, as when another tab had changed it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: chosen }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/**
 * Everything that is wrong with how the page stands there: what axe finds in
 * both languages and both themes, what scrolls sideways or is cut off at three
 * widths and with letters of twice the size, what is too small for a thumb.
 */
export async function lookOver(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const language of ['en', 'bn'] as const) {
    await speak(page, language);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const isFirst = found.length === 0 && language === 'en' && colorScheme === 'light';
      found.push(...named(await findings(page, isFirst), `${language} ${colorScheme}`));
    }
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      found.push(...named(await tooWide(page), `${language} ${width}px`));
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    found.push(...named(await tooWide(page), `${language} 200%`));
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    found.push(...named(await tinyTargets(page), language));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await speak(page, 'en');
  return found;
}

const named = (found: string[], where: string) => found.map((one) => `${where}: ${one}`);

/** What axe finds, of any gravity: in the dialog that is open, else on the whole page, or its content alone. */
async function findings(page: Page, isWhole: boolean): Promise<string[]> {
  // The newer mode opens a page of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  if (hasDialog) axe.include('dialog[open]');
  else if (!isWhole) axe.include('main');
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${impact ?? ''} ${id}: ${places.join(' | ')}`;
  });
}

/** The page's overflow, and words that are cut off at the side of what holds them. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const over = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth}`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('main *, dialog *')].filter((one) => {
      const look = getComputedStyle(one);
      const isHidden = look.clipPath !== 'none' || one.offsetWidth <= 1;
      const clips = look.overflowX === 'hidden' || look.overflowX === 'clip';
      return clips && !isHidden && one.textContent !== '' && one.scrollWidth > one.clientWidth + 1;
    });
    return [...over, ...cut.map((one) => `"${one.textContent.slice(0, 40)}" is cut off`)];
  });
}

/** Controls lower than a thumb needs (44 px); links inside of running text and tables are read, not aimed at. */
function tinyTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, select, summary, textarea, [role=tab], label:has(input), nav a, a[class^=Button]';
    return [...document.querySelectorAll<HTMLElement>('main, dialog[open]')]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => `"${one.textContent.slice(0, 30)}" is lower than 44 px`);
  });
}
