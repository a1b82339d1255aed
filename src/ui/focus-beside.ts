/**
 * Moves the focus before the row of the focused button is removed: to the same button of the next
 * or previous row, else to the heading of the section. So screen readers stay at this position. In
 * Safari a tapped button does not get the focus. `document.activeElement` is then another element,
 * and moving the focus would scroll the page under the finger. `leaving` is the element that is
 * removed, if it is not a button.
 */
export function focusBeside(leaving?: Element): void {
  const pressed = leaving ?? document.activeElement;
  if (!pressed || (!leaving && !pressed.matches('button'))) return;
  const row = pressed.closest('tr, li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = pressed.closest('section, dialog, main') ?? document.querySelector('main');
  const next = (row && beside && sameOf(beside, row)) ?? place?.querySelector('h2') ?? place;
  if (!(next instanceof HTMLElement)) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  // Prevent scrolling after a tap.
  next.focus({ preventScroll: !document.activeElement?.matches(':focus-visible') });
}

/**
 * Counts the buttons from the end, where the bin is, because a row may have additional buttons
 * before it.
 */
function sameOf(beside: Element, row: Element): Element | undefined {
  const buttons = [...row.querySelectorAll('button')];
  const fromEnd = buttons.findIndex((one) => one === document.activeElement) - buttons.length;
  return [...beside.querySelectorAll('button')].at(fromEnd);
}
