/**
 * The address as the shop's routes have it (shell-32, shell-33): without a
 * slash at its end, and home where nobody can decode it. The server does the
 * same; the worker's shell is opened under any address.
 */
export function tidyAddress({ pathname, search, hash }: Address): string {
  if (!isReadable(pathname)) return '/';
  return pathname.replace(/([^/])\/+$/, '$1') + search + hash;
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/**
 * Tidies the address of this page before the router reads it. A `redirect` in `beforeLoad` to the same
 * address without its slash never ends: the router treats both as one address and loads again.
 */
export function tidyThisAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = tidyAddress({ pathname, search, hash });
  if (tidy !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', tidy);
}

/** The address with the fixed parts of its path as the route has them (shell-120); parameters keep their case. */
export function inOwnCase(href: string, route: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  const own = route.split('/');
  const parts = path.split('/').map((part, at) => {
    const name = own[at] ?? part;
    return name.toLowerCase() === part.toLowerCase() ? name : part;
  });
  return parts.join('/') + href.slice(path.length);
}

function isReadable(pathname: string): boolean {
  try {
    // The result must be used: the bundler treats an unused `decodeURIComponent` as pure and removes it,
    // with its exception.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
