import { useEffect, useState } from 'react';
import { bagStore } from '#state/bag.ts';

/** A finger that trembles is no scrolling, in CSS pixels. */
const tremble = 8;

/** How long after a change of the bag the dock stays away: a second tap must not land on it. In milliseconds. */
const secondTap = 500;

const heightOfPage = () => document.documentElement.scrollHeight;

/** The keyboard's focus scrolls the page too, and cannot reach a bar that has left (shell-28). */
const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false;

/**
 * Whether a person scrolled the page down last; not at its two ends, and not once the bag has
 * changed. The browser also scrolls: to what takes the focus, and to hold what is read in its place.
 */
export function useIsDockAway(): boolean {
  const [isAway, setAway] = useState(false);

  // The bag wants to be seen when it changes.
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
      // Something above has come or gone, and the browser keeps what is read in its place.
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
    /** The scroll event of a focus comes in the next frame, before what that frame has been asked for. */
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
