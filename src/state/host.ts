/** Which kind of API host this phone talks to: a legacy one, or ours with its additions. */
export type HostKind = 'ours' | 'documents';

const key = 'host';

/** What was heard last; '' before the first answer. */
export function storedHost(): HostKind | '' {
  const kept = read();
  return kept === 'ours' || kept === 'documents' ? kept : '';
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
