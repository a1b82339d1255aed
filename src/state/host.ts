/** Which kind of API host this phone talks to. */
import type { HostKind } from '#domain/capabilities.ts';

const key = 'host';

/** What answered last; '' before the first answer. */
export function storedHost(): HostKind | '' {
  const stored = read();
  return stored === 'ours' || stored === 'documents' ? stored : '';
}

/** Told by every answer of the host itself. */
export function observeHost(host: HostKind): void {
  if (read() === host) return;
  here = host;
  try {
    localStorage.setItem(key, host);
  } catch {
    // Storage is forbidden: it is known as long as this page lives.
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
