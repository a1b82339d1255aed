import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { announce } from '#ui/announce.ts';

/** Time for a new screen to name itself before its name is read out. */
const settled = 150;

/**
 * A new address without a page load: moves the focus to the content, as a
 * browser would, and tells screen readers where they are.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation || !pathChanged) return;
      if (!toLocation.hash) content.current?.focus({ preventScroll: true });
      clearTimeout(timer);
      timer = setTimeout(() => announce(document.title), settled);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router, content]);
}
