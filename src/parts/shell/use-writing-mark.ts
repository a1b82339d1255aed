import { useEffect } from 'react';

/** The elements are named: whether anything else can be written into is worked out from its style. */
const written = 'input:read-write, textarea:read-write';

const moments = ['focusin', 'focusout', 'touchstart'] as const;

/**
 * Marks the page while a field that is written into has the focus (shell-29). A mark, for a rule
 * that looks for such a field by itself, `:root:has(…:focus)`, is worked out over the whole page
 * whenever anything is put into it: with every tap on Add to Bag.
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
