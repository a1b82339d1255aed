import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { announce } from '#ui/announce.ts';

/** Milliseconds for a new screen to name itself before its name is read out. */
const settled = 200;

/** With another screen the focus moves to its content, and screen readers hear its name. */
export function useArrivals(content: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      content.current?.focus({ preventScroll: true });
      clearTimeout(timer);
      timer = setTimeout(() => announce(document.title), settled);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router, content]);
}
