import { outboxSyncTag } from '#contract/worker.ts';

/** Background sync, which many browsers support and TypeScript's types lack. */
interface MaySync extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Registers a background sync from page or worker, if the browser supports it. Rejects if the
 * browser refuses (permission, private mode).
 */
export async function requestSyncOf(registration: MaySync | undefined): Promise<void> {
  await registration?.sync?.register(outboxSyncTag);
}
