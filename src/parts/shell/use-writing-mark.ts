import { useEffect } from 'react';

/**
 * `input` and `textarea` come first: browsers compute `:read-write` from an element's style, and so do it
 * for these only.
 */
const written = 'input:read-write, textarea:read-write';

const moments = ['focusin', 'focusout', 'touchstart'] as const;

/**
 * Marks the page while a text field has the focus (shell-29). A mark on the root costs nothing: browsers
 * evaluate `:root:has(…)` over the whole page whenever an element is inserted, with every tap on Add to Bag.
 */
export function useWritingMark(): void {
  useEffect(() => {
    for (const moment of moments) document.addEventListener(moment, mark, { passive: true });
    mark();
    return () => {
      for (const moment of moments) document.removeEventListener(moment, mark);
    };
  }, []);
}

/** A field may leave with the focus and without a word: the next finger sees to it. */
function mark(): void {
  const isWriting = document.activeElement?.matches(written) ?? false;
  document.documentElement.toggleAttribute('data-writing', isWriting);
}
