// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslation } from '#app/survive-translation.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(surviveTranslation);
afterEach(cleanup);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** As Chrome does it: every text is replaced by an element with another text. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = 'অনুবাদ';
    text.parentNode?.replaceChild(font, text);
  }
}

let turn: (step: number) => void = () => {};

function Changing() {
  const [step, setStep] = useState(0);
  turn = setStep;
  return (
    <div>
      {step === 1 && <button type="button">One more</button>}
      {step === 0 && 'Add to Bag'} {step === 2 ? <b>Gone</b> : 'in the bag'}
    </div>
  );
}

describe('a page that the browser translates', () => {
  // shell-111
  it('goes on where its texts were replaced', () => {
    render(<Changing />);
    for (const step of [1, 2, 0, 1]) {
      translate();
      act(() => turn(step));
    }
    expect(screen.getByRole('button')).toBeTruthy();
  });
});
