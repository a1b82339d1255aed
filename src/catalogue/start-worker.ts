/**
 * Starts the catalogue's web worker. The Trusted Types policy here accepts only the worker's
 * address as a script URL.
 */
import address from './catalogue-worker.ts?worker&url';

/** The page's window with Trusted Types, which TypeScript's own type lacks. */
interface TrustedWindow {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string };
  };
}

let script: string | undefined;

/** Throws if the browser has no workers, or no module workers. */
export function startWorker(): Worker {
  script ??= trusted(window);
  return new Worker(script, { type: 'module', name: 'catalogue' });
}

function trusted({ trustedTypes }: TrustedWindow): string {
  const policy = trustedTypes?.createPolicy('nirog#catalogue', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the catalogue's worker`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
