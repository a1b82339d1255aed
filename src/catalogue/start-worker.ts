/**
 * Starts the catalogue's web worker. The Trusted Types policy here accepts only the worker's
 * address as a script URL.
 */
import address from './catalogue-worker.ts?worker&url';
import type { AheadWindow } from './messages.ts';

let script: string | undefined;

/**
 * The worker's path, which identifies the build of precomputed shelves and products
 * (make-ready.ts).
 */
export function workerPath(): string {
  return new URL(address, location.href).pathname;
}

/** Whether app/ahead.ts has started a worker that the app has not yet taken over. */
export function isRunningAhead(): boolean {
  return 'catalogueAhead' in window;
}

/**
 * Takes over the worker that app/ahead.ts has started, or starts one. Throws if the browser has no
 * workers, or no module workers.
 */
export function startWorker(): Worker {
  const page: AheadWindow = window;
  const running = page.catalogueAhead;
  delete page.catalogueAhead;
  if (running) return running;
  script ??= trusted(page);
  return new Worker(script, { type: 'module', name: 'catalogue' });
}

function trusted({ trustedTypes }: AheadWindow): string {
  const policy = trustedTypes?.createPolicy('nirog#catalogue', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the catalogue's worker`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
