import { useEffect, useState } from 'react';
import { bagStore } from '#state/bag.ts';

/** Smaller movements do not count as scrolling, in CSS pixels. */
const tremble = 8;

/**
 * The delay before the dock reappears after a change of the bag, in milliseconds, so that a second
 * tap does not hit it.
 */
const secondTap = 500;

const heightOfPage = () => document.documentElement.scrollHeight;

/** Keyboard focus scrolls the page too, and could not reach a bar that is hidden (shell-28). */
const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false;

/**
 * Whether the dock is hidden, because the last scroll by the customer was downwards. False at both
 * ends of the page and after a change of the bag. Scrolling by the browser, for focus or scroll
 * anchoring, is ignored.
 */
export function useIsDockAway(): boolean {
  const [isAway, setAway] = useState(false);

  // A change of the bag shows the dock again.
  useEffect(() => {
    let last = window.scrollY;
    let height = heightOfPage();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFocusMoving = false;
    function follow(): void {
      const { scrollY, innerHeight } = window;
      const now = heightOfPage();
      const isAtEnd = scrollY + innerHeight >= now - tremble;
      const moved = scrollY - last;
      // Content above has changed its height, and the browser's scroll anchoring compensated for
      // it.
      const isHeld = Math.abs(moved - (now - height)) < tremble;
      if (isAtEnd || scrollY <= tremble || isByKeyboard()) setAway(false);
      else if (Math.abs(moved) < tremble) return;
      else if (!isHeld && !isFocusMoving) setAway(moved > 0);
      last = scrollY;
      height = now;
    }
    function comeBack(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setAway(false), secondTap);
    }
    /** The scroll event after a focus fires in the next frame, before that frame's callbacks. */
    function awaitFocusScroll(): void {
      isFocusMoving = true;
      requestAnimationFrame(() => (isFocusMoving = false));
    }
    addEventListener('scroll', follow, { passive: true });
    addEventListener('focusin', awaitFocusScroll);
    const leave = bagStore.subscribe(comeBack);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('focusin', awaitFocusScroll);
      leave();
      clearTimeout(timer);
    };
  }, []);
  return isAway;
}
