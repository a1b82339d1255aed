import type { Page } from 'playwright-core';

/**
 * Presses Tab until the control with this accessible name has the focus. Throws after 120 presses.
 */
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

/**
 * The accessible name of the focused element, from its label, `aria-label` or text; '' if nothing
 * is focused.
 */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return '';
    const labels = 'labels' in active ? (active.labels as NodeListOf<HTMLElement> | null) : null;
    const named = active.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? active.innerText;
    return named.replace(/\s+/g, ' ').trim();
  });
}
