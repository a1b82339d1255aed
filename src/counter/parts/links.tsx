/** Ways from screen to screen: addresses as the list of screens has them, such as /requests/R-1001. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

/** Below this every address of the counter stands. */
export const counterPath = '/counter';

export interface ScreenLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** As in the list of screens, with a query if need be. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a screen of the counter. */
export function ScreenLink({ to, onClick, ...native }: ScreenLinkProps) {
  const go = useGo();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    go(to);
  }
  return <a {...native} href={counterPath + to} onClick={follow} />;
}

/** Leads to a screen; `replace` leaves no way back to where one was. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const { history } = useRouter();
  return (to, { replace = false } = {}) => {
    if (replace) history.replace(counterPath + to);
    else history.push(counterPath + to);
  };
}

/** The address of this screen below the counter, without its query. */
export function useScreenPath(): string {
  return useRouterState({
    select: ({ location }) =>
      location.pathname.slice(location.pathname.startsWith(counterPath) ? counterPath.length : 0) ||
      '/',
  });
}

/** A part of the address, as `id` of /requests/$id; '' where it has none of that name. */
export function useAddressPart(name: string): string {
  return useRouterState({
    select: ({ matches }) => {
      const parts: Record<string, unknown> = { ...matches.at(-1)?.params };
      const value = parts[name];
      return typeof value === 'string' ? value : '';
    },
  });
}

/**
 * What stands in the query of the address, and how it is changed: filters and pages of lists, which
 * so survive a reload and Back. A value of '' leaves the address.
 */
export function useAddressQuery(): [
  query: URLSearchParams,
  change: (values: Record<string, string>) => void,
] {
  const { history } = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const query = new URLSearchParams(search);
  return [
    query,
    (values) => {
      const next = new URLSearchParams(history.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      history.replace(history.location.pathname + (text && `?${text}`));
    },
  ];
}
