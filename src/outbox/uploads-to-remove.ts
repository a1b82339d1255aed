import { guest } from '#domain/session.ts';
import type { Submission } from '#domain/submission.ts';
import { outboxStore } from './store.ts';

/** Under which they are kept until the server was told (removals.ts). */
export const removalPrefix = 'removal/';

/** Remembers the submission's uploads as ones to remove. A customer's stay in their account. */
export async function removeUploadsOf(
  submission: Pick<Submission, 'owner' | 'photos'>,
  at: string,
): Promise<void> {
  const ids = submission.photos.flatMap((photo) => photo.serverId ?? []);
  if (submission.owner !== guest || ids.length === 0) return;
  await outboxStore.writeAll(ids.map((id) => [removalPrefix + id, { id, at }]));
}
