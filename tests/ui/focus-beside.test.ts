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

describe('the focus of a button that goes with its row', () => {
  // bag-57, request-order-60
  it('goes to the same button beside it, else to the heading', () => {
    focus('first');
    focusBeside();
    expect(focused()?.id).toBe('second');
    focused()?.closest('li')?.previousElementSibling?.remove();
    focusBeside();
    expect(focused()?.textContent).toBe('Medicines');
  });

  // Safari gives no button the focus: it is wherever it was before the tap.
  it('stays where it is where it is on no button', () => {
    focusBeside();
    expect(focused()).toBe(document.body);
    focus('name');
    focusBeside();
    expect(focused()?.id).toBe('name');
  });
});
