import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * A click handler for links whose address is data: an address of this shop opens without loading the
 * page again. Other addresses, and clicks that open a new tab, are left to the browser.
 */
export function useOwnLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const href = event.currentTarget.getAttribute('href') ?? '';
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!href.startsWith('/') || !isPlain) return;
    event.preventDefault();
    router.history.push(href);
  };
}
