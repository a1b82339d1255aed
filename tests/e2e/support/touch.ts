import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Met {
  x: number;
  y: number;
  /** Whether the topmost element there is the control or inside it. */
  isFree: boolean;
  /** The topmost element there, for the message. */
  what: string;
}

/**
 * Taps as a finger does: scrolls what a person can scroll until the control is in view, waits until
 * it stops moving, and taps its middle. Throws with the topmost element if the control is covered.
 */
export async function tap(page: Page, control: Locator): Promise<void> {
  const { x, y } = await pointAt(control);
  await page.touchscreen.tap(x, y);
}

/** The same with a mouse, on a desktop. */
export async function click(page: Page, control: Locator): Promise<void> {
  const { x, y } = await pointAt(control);
  await page.mouse.click(x, y);
}

/** The point to press. Throws with the topmost element if the control is covered. */
async function pointAt(control: Locator): Promise<Met> {
  await control.waitFor();
  // A person does not press a disabled control.
  await expect.poll(() => control.isEnabled()).toBe(true);
  // People wait for an element that slides in or is loading.
  const patience = performance.now() + 1_500;
  let met = await control.evaluate(meet);
  while (!met.isFree && performance.now() < patience) met = await control.evaluate(meet);
  if (met.isFree) return met;
  throw new Error(`${String(control)} cannot be met with a finger: there lies ${met.what}`);
}

/** Runs in the page. */
async function meet(control: Element): Promise<Met> {
  const target = control.matches('input[type=checkbox], input[type=radio], input[type=file]')
    ? (control.closest('label') ?? control)
    : control;
  const page = document.scrollingElement;

  function middle(): { x: number; y: number } {
    const [box = target.getBoundingClientRect()] = [...target.getClientRects()].toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  // Scrolls only what a hand can scroll: `scrollIntoView` also scrolls `overflow: hidden`.
  function bring(): void {
    for (let one = target.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const isPage = one === page;
      const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : one.getBoundingClientRect();
      const at = middle();
      if (isPage || /auto|scroll/.test(overflowY))
        one.scrollBy({ top: at.y - box.top - box.height / 2, behavior: 'instant' });
      if (isPage || /auto|scroll/.test(overflowX))
        one.scrollBy({ left: at.x - box.left - box.width / 2, behavior: 'instant' });
      // Scrolling the page would not move a fixed element, but would hide the dock (shell-28).
      if (position === 'fixed') return;
    }
  }

  async function untilStill(): Promise<void> {
    let before = middle();
    let same = 0;
    for (let frames = 0; frames < 60 && same < 3; frames += 1) {
      await new Promise(requestAnimationFrame);
      const now = middle();
      same = Math.abs(now.x - before.x) + Math.abs(now.y - before.y) < 0.5 ? same + 1 : 0;
      before = now;
    }
  }

  function look(): Met {
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    const isFree = hit !== null && (target.contains(hit) || label?.control === target);
    const what = hit ? hit.outerHTML.slice(0, 160) : 'nothing (outside of the window)';
    return { x, y, isFree, what };
  }

  await untilStill();
  if (look().isFree) return look();
  bring();
  await untilStill();
  return look();
}

/**
 * Taps a field and types into the element that the tap has focused. Throws if that is not the
 * field.
 */
export async function tapAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tap(page, field);
  // A busy machine delivers the tap to the page shortly after reporting it.
  const isFocused = () => field.evaluate((one) => one === document.activeElement);
  const message = `The tap has not focused ${String(field)}`;
  await expect.poll(isFocused, { message, timeout: 2_000 }).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/**
 * Taps a select and moves down its list by keys, because the phone draws the list outside of the
 * page.
 */
export async function tapAndChoose(page: Page, select: Locator, name: string): Promise<void> {
  const option = select.locator('option', { hasText: name }).first();
  await option.waitFor({ state: 'attached' });
  await tap(page, select);
  await walkDown(page, select, name);
}

/** Moves from the focused select to the option with the arrow keys. */
export async function walkDown(page: Page, select: Locator, name: string): Promise<void> {
  const steps = await select.evaluate((one: HTMLSelectElement, wanted) => {
    const usable = [...one.options].filter(({ disabled }) => !disabled);
    const at = usable.findIndex(({ selected }) => selected);
    return usable.findIndex(({ label }) => label === wanted) - at;
  }, name);
  const key = steps > 0 ? 'ArrowDown' : 'ArrowUp';
  for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key);
  const chosen = () => select.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label);
  if ((await chosen()) !== name) await page.keyboard.press('Enter');
  if ((await chosen()) !== name) throw new Error(`${String(select)} does not say ${name}`);
}

/** The file chooser that a tap opens. */
export async function chooserBehind(page: Page, control: Locator): Promise<FileChooser> {
  const opened = page.waitForEvent('filechooser');
  await tap(page, control);
  return opened;
}
