import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a strip of links, which may be wider than the screen, to the link of the current page.
 */
export function useCurrentInStrip(): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null);
  const here = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  useEffect(() => {
    const place = [...(strip.current?.querySelectorAll('a') ?? [])]
      .find((link) => here.startsWith(link.pathname.toLowerCase()))
      ?.getBoundingClientRect();
    const room = strip.current?.getBoundingClientRect();
    if (!place || !room) return;
    strip.current?.scrollBy({
      left: place.left + place.width / 2 - (room.left + room.width / 2),
      behavior: 'instant',
    });
  }, [here]);
  return strip;
}
