import { outboxSyncTag } from '#contract/worker.ts';

/** What a registration of many browsers has besides; TypeScript's own does not know it. */
interface MaySync extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** Asks the browser of page or worker for its sync, where it has one; rejects where it refuses (permission, private mode). */
export async function requestSyncOf(registration: MaySync | undefined): Promise<void> {
  await registration?.sync?.register(outboxSyncTag);
}
