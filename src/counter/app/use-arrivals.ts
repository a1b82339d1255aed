import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { announce } from '#ui/announce.ts';

/** Milliseconds that a new screen has to render its title before it is announced. */
const settled = 200;

/**
 * After navigation, moves the focus to the content and announces the screen's title to screen
 * readers (counter-35).
 */
export function useArrivals(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNamed = () => content.current?.querySelector('h1') !== null;
    // Until the response has arrived, the document still has the title of the previous screen.
    const naming = new MutationObserver(() => {
      if (!isNamed()) return;
      naming.disconnect();
      timer = setTimeout(() => announce(document.title), settled);
    });

    function sayName(): void {
      if (isNamed()) announce(document.title);
      else if (content.current) naming.observe(content.current, { childList: true, subtree: true });
    }

    function forget(): void {
      clearTimeout(timer);
      naming.disconnect();
    }

    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      content.current?.focus({ preventScroll: true });
      forget();
      timer = setTimeout(sayName, settled);
    });
    return () => {
      forget();
      stop();
    };
  }, [router, content]);
}
