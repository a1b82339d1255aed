/** Faults that the trial must find. They are built into the harness, never into the shop. */

export const controls = ['removal-before-sending', 'no-key'] as const;

export type Control = (typeof controls)[number];

/**
 * Runs in every page: deletes a submission from the phone before it is posted, as an outbox that
 * trusts the network would. The worker's own deliveries are unchanged.
 */
const removal = `{
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const key = headers.get('idempotency-key');
    if (key && !key.includes('/')) {
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open('nirog-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('outbox', 'readwrite');
          writing.objectStore('outbox').delete('letter/' + key);
          writing.oncomplete = () => { opening.result.close(); resolve(); };
        };
      });
    }
    return send(input, init);
  };
}`;

export function scriptsOf(control: Control | null): string[] {
  return control === 'removal-before-sending' ? [removal] : [];
}
