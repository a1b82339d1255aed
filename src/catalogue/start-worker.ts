/** Starts the catalogue's web worker; its address is the one that the page's policy takes as a script here. */
import address from './catalogue-worker.ts?worker&url';
import type { AheadWindow } from './messages.ts';

let script: string | undefined;

/** Its path, under which it makes shelves and products ready (make-ready.ts). */
export function workerPath(): string {
  return new URL(address, location.href).pathname;
}

/** Whether one runs already that nobody has taken (app/ahead.ts). */
export function isRunningAhead(): boolean {
  return 'catalogueAhead' in window;
}

/** Takes the one that runs already (app/ahead.ts), or starts one. Throws where the browser has no workers, or none of modules. */
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
