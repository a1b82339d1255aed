import { guest } from '#domain/session.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import { outboxStore } from './store.ts';

/** Under which they are kept until the server was told (removals.ts). */
export const removalPrefix = 'removal/';

/** Remembers the letter's uploads as ones to remove. A customer's stay in his account. */
export async function removeUploadsOf(
  letter: Pick<Letter, 'owner' | 'photos'>,
  at: string,
): Promise<void> {
  const ids = letter.photos.flatMap((photo) => photo.serverId ?? []);
  if (letter.owner !== guest || ids.length === 0) return;
  await outboxStore.keepAll(ids.map((id) => [removalPrefix + id, { id, at }]));
}
