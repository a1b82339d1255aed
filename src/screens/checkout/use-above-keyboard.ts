import { useEffect, type RefObject } from 'react';

/** Tells the styles of an element, as `--keyboard`, how much of the page the phone's keyboard hides. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const follow = () => {
      // Somebody who has zoomed in sees a part of the page: that is no keyboard.
      const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    follow();
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [element]);
}
