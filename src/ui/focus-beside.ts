/**
 * Before the button that has the focus goes with its row: the same button of the next row, or of the
 * one before, gets it, else the heading of what they stand in. What reads the page aloud stays there.
 * Safari gives a tapped button no focus: `document.activeElement` is then something else, and moving
 * the focus on from there would move the page under the finger. `leaving` names the element that is
 * removed if it is no button.
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
  // Under a finger nothing moves.
  next.focus({ preventScroll: !document.activeElement?.matches(':focus-visible') });
}

/** Counted from the end, where the bin is: a row may have more buttons before it. */
function sameOf(beside: Element, row: Element): Element | undefined {
  const buttons = [...row.querySelectorAll('button')];
  const fromEnd = buttons.findIndex((one) => one === document.activeElement) - buttons.length;
  return [...beside.querySelectorAll('button')].at(fromEnd);
}
