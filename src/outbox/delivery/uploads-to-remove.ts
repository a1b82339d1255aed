import { guest } from '#domain/session.ts';
import type { Submission } from '#domain/submission.ts';
import { outboxStore } from '#outbox/storage/store.ts';

/** The key prefix of the removals that the server has not received yet (removals.ts). */
export const removalPrefix = 'removal/';

/** Queues the submission's uploads for removal. A customer's uploads stay in the account. */
export async function removeUploadsOf(
  submission: Pick<Submission, 'owner' | 'photos'>,
  at: string,
): Promise<void> {
  const ids = submission.photos.flatMap((photo) => photo.serverId ?? []);
  if (submission.owner !== guest || ids.length === 0) return;
  await outboxStore.writeAll(ids.map((id) => [removalPrefix + id, { id, at }]));
}
