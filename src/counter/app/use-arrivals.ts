import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { announce } from '#ui/announce.ts';

/** Milliseconds for a new screen to name itself before its name is read out. */
const settled = 200;

/** With another screen the focus moves to its content, and screen readers hear its name (counter-35). */
export function useArrivals(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNamed = () => content.current?.querySelector('h1') !== null;
    // Until the shop has responded, the title is still that of the screen before.
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
