import type { FileChooser, Locator, Page } from 'playwright-core';
import { chooserBehind, tap, tapAndChoose, tapAndType, walkDown } from './touch.ts';

/** The actions of a person, either by touch only or by keyboard only. */
export interface InputMethod {
  /** Presses a button, a link, a checkbox or a radio. */
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(select: Locator, name: string): Promise<void>;
  /**
   * Types into the search. On a phone the field opens its own screen, whose field gets the focus.
   */
  search(field: Locator, text: string): Promise<void>;
  /** Selects the first suggestion of the focused search field. */
  pickFirst(offered: Locator): Promise<void>;
  /** The file chooser that the control opens. */
  chooser(control: Locator): Promise<FileChooser>;
}

export function touchInput(page: Page): InputMethod {
  return {
    press: (control) => tap(page, control),
    type: (field, text) => tapAndType(page, field, text),
    choose: (select, name) => tapAndChoose(page, select, name),
    async search(field, text) {
      await tap(page, field);
      await page.locator('[role=combobox]:focus').waitFor();
      await page.keyboard.type(text);
    },
    pickFirst: (offered) => tap(page, offered.first()),
    chooser: (control) => chooserBehind(page, control),
  };
}

export function keyboardInput(page: Page): InputMethod {
  async function press(control: Locator): Promise<void> {
    const way = await walkTo(page, control);
    await page.keyboard.press(way);
  }

  return {
    press,
    async type(field, text) {
      await walkTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async choose(select, name) {
      await select.locator('option', { hasText: name }).first().waitFor({ state: 'attached' });
      await walkTo(page, select);
      await walkDown(page, select, name);
    },
    async search(field, text) {
      await walkTo(page, field);
      await page.keyboard.type(text);
    },
    async pickFirst(offered) {
      await offered.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    async chooser(control) {
      const opened = page.waitForEvent('filechooser');
      await press(control);
      return opened;
    },
  };
}

type Key = 'Enter' | 'Space';

/** Presses Tab, or Shift+Tab, until the control has the focus. Returns the key that presses it. */
async function walkTo(page: Page, control: Locator): Promise<Key> {
  await control.waitFor({ state: 'attached' });
  for (let steps = 0; steps < 400; steps += 1) {
    const seen = await control.evaluate(lookWhere);
    if (seen.isHere) {
      if (!seen.isOutlined) throw new Error(`The focus on ${String(control)} cannot be seen`);
      return seen.key;
    }
    await page.keyboard.press(seen.next);
  }
  throw new Error(`Tab never reached ${String(control)}`);
}

/** Runs in the page. */
function lookWhere(control: Element): {
  isHere: boolean;
  isOutlined: boolean;
  key: Key;
  next: 'Tab' | 'Shift+Tab' | 'ArrowDown';
} {
  const active = document.activeElement;
  const target = control instanceof HTMLLabelElement ? (control.control ?? control) : control;
  const isInput = target.matches('input[type=checkbox], input[type=radio], input[type=file]');
  const radios = (one: Element | null) =>
    one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null;
  const isBehind =
    active !== null &&
    active !== document.body &&
    (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isInGroup = radios(active) !== null && radios(active) === radios(target);
  const inside = target.matches('dialog *') && !active?.matches('dialog *');
  // The label or the parent has the outline if it draws the box.
  const drawn = [active, active?.closest('label') ?? null, active?.parentElement ?? null];
  const isOutlined = drawn.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  let next: 'Tab' | 'Shift+Tab' | 'ArrowDown' = isBehind && !inside ? 'Shift+Tab' : 'Tab';
  if (isInGroup) next = 'ArrowDown';
  return { isHere: active === target, isOutlined, key: isInput ? 'Space' : 'Enter', next };
}
