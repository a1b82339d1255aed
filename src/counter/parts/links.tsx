/**
 * Navigation between screens. Paths are written as in the list of screens, such as
 * /requests/R-1001.
 */
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

/** The base path of the counter. */
export const counterPath = '/counter';

export interface ScreenLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path as in the list of screens, with an optional query. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a screen of the counter. Clicks with a modifier key or another button are left to the
 * browser.
 */
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

/** Returns a function that navigates to a screen. `replace` replaces the current history entry. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const { history } = useRouter();
  return (to, { replace = false } = {}) => {
    if (replace) history.replace(counterPath + to);
    else history.push(counterPath + to);
  };
}

/** The path of this screen below /counter, without its query. */
export function useScreenPath(): string {
  return useRouterState({
    select: ({ location }) =>
      location.pathname.slice(location.pathname.startsWith(counterPath) ? counterPath.length : 0) ||
      '/',
  });
}

/** The part of the URL after `#`, which the browser does not send. '' if there is none. */
export function useAddressHash(): string {
  return useRouterState({ select: ({ location }) => location.hash });
}

/**
 * A parameter of the path, such as `id` of /requests/$id. '' if the path has none with this name.
 */
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
 * The query of the URL and a function that changes it. Lists store filters and pages there, so that
 * they survive a reload and Back. The value '' removes a name.
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
