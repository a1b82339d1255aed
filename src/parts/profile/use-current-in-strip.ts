import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** For a strip of links that may be longer than the screen: scrolls it to the link of the page that is open. */
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
