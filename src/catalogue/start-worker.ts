/** Starts the catalogue's web worker; its address is the one that the page's policy takes as a script here. */
import address from './catalogue-worker.ts?worker&url';

interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

/** A window that has Trusted Types, which TypeScript's own does not know. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy };
}

let script: string | undefined;

/** Throws where the browser has no workers, or none of modules. */
export function startWorker(): Worker {
  script ??= trusted();
  return new Worker(script, { type: 'module', name: 'catalogue' });
}

function trusted(): string {
  const { trustedTypes } = window as TrustingWindow;
  const policy = trustedTypes?.createPolicy('nirog#catalogue', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the catalogue's worker`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
