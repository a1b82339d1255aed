import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Serious and critical findings of axe on the page as it stands, in light and in dark; empty when there are none. */
export async function graveFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      const where = nodes.slice(0, 3).map(({ target }) => target.join(' '));
      found.push(`${colorScheme} ${id}: ${where.join(' | ')}`);
    }
  }
  return found;
}

/** By how many pixels the page scrolls sideways at these widths, and at 360 px with letters of twice the size: `320: 0`. */
export async function sidewaysScroll(page: Page, widths: readonly number[]): Promise<string[]> {
  const over = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  const measured: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    measured.push(`${width}: ${await over()}`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  measured.push(`200 %: ${await over()}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return measured;
}

/** Presses Tab until the control with this accessible name has the focus; throws after 120 presses. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let pressed = 0; pressed < 120; pressed += 1) {
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}; it passed ${passed.join(' · ')}`);
}

/** The accessible name of what has the focus, from its label, `aria-label` or words; '' for none. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return '';
    const labels = 'labels' in active ? (active.labels as NodeListOf<HTMLElement> | null) : null;
    const named = active.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? active.innerText;
    return named.replace(/\s+/g, ' ').trim();
  });
}
