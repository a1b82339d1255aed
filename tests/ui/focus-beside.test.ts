// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusBeside } from '#ui/focus-beside.ts';

beforeEach(() => {
  document.body.innerHTML = `<main><section><h2>Medicines</h2><input id="name" /><ul>
    <li><button>less</button><button id="first">bin</button></li>
    <li><button id="second">bin</button></li>
  </ul></section></main>`;
});

const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const focused = () => document.activeElement;

describe('the focus when a button disappears with its row', () => {
  // bag-57, request-order-60
  it('the focus moves to the same button of a neighbouring row, or else to the heading', () => {
    focus('first');
    focusBeside();
    expect(focused()?.id).toBe('second');
    focused()?.closest('li')?.previousElementSibling?.remove();
    focusBeside();
    expect(focused()?.textContent).toBe('Medicines');
  });

  // Safari does not focus a tapped button, so the focus stays where it was before the tap.
  it('the focus stays if it is not on a button', () => {
    focusBeside();
    expect(focused()).toBe(document.body);
    focus('name');
    focusBeside();
    expect(focused()?.id).toBe('name');
  });
});
