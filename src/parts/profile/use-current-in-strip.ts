import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a strip of links, which may be wider than the screen, to the link of the current page.
 */
export function useCurrentInStrip(): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null);
  const here = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  useEffect(() => {
    const linkBox = [...(strip.current?.querySelectorAll('a') ?? [])]
      .find((link) => here.startsWith(link.pathname.toLowerCase()))
      ?.getBoundingClientRect();
    const stripBox = strip.current?.getBoundingClientRect();
    if (!linkBox || !stripBox) return;
    strip.current?.scrollBy({
      left: linkBox.left + linkBox.width / 2 - (stripBox.left + stripBox.width / 2),
      behavior: 'instant',
    });
  }, [here]);
  return strip;
}
