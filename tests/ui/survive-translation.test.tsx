// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslation } from '#ui/survive-translation.ts';

const native = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(surviveTranslation);
afterEach(cleanup);
afterAll(() => {
  const { removeChild, insertBefore } = native;
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

/** Replaces every text node by an element with another text, as Chrome does. */
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

function Changing({ step }: { step: number }) {
  return (
    <div>
      {step === 1 && <button type="button">One more</button>}
      {step === 0 && 'Add to Bag'} {step === 2 ? <b>Gone</b> : 'in the bag'}
    </div>
  );
}

describe('a page that the browser translates', () => {
  // shell-111
  it('the page still works after its text nodes were replaced', () => {
    const { rerender } = render(<Changing step={0} />);
    for (const step of [1, 2, 0, 1]) {
      translate();
      rerender(<Changing step={step} />);
    }
    expect(screen.getByRole('button')).toBeTruthy();
  });
});
