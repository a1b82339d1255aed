/** The kind of API host that this phone uses. */
import type { HostKind } from '#domain/capabilities.ts';

const key = 'host';

/** The kind of host that responded last; '' before the first response. */
export function storedHost(): HostKind | '' {
  const stored = read();
  return stored === 'ours' || stored === 'documents' ? stored : '';
}

/** Records the kind of host. Called after every response of the host itself. */
export function observeHost(host: HostKind): void {
  if (read() === host) return;
  here = host;
  try {
    localStorage.setItem(key, host);
  } catch {
    // The browser forbids storage, so the value lives until the page closes.
  }
}

let here: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? here;
  } catch {
    return here;
  }
}
