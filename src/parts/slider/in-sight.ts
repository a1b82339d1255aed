import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window; false until the browser has looked. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      setInSight(entries.some((entry) => entry.isIntersecting));
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isInSight;
}
