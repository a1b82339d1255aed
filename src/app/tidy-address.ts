/**
 * Normalises an address as the routes expect it (shell-32, shell-33): removes trailing slashes, and
 * returns home if the path cannot be decoded. The server does the same, but the phone can open the
 * worker's shell page under any address.
 */
export function tidyAddress({ pathname, search, hash }: Address): string {
  if (!isReadable(pathname)) return '/';
  return pathname.replace(/([^/])\/+$/, '$1') + search + hash;
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/**
 * Normalises the address of this page before the router reads it. A `redirect` in `beforeLoad` to
 * the same address without its slash never ends: the router treats both as one address and loads
 * again.
 */
export function tidyThisAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = tidyAddress({ pathname, search, hash });
  if (tidy !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', tidy);
}

/**
 * Returns the address with the static segments of its path in the route's case (shell-120).
 * Parameters keep their case.
 */
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
