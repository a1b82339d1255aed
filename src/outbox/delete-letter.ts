import type { Letter } from '#domain/outbox-letter.ts';
import { expectGone } from './expected.ts';
import { knock } from './knock.ts';
import { removeUploadsOf } from './uploads-to-remove.ts';
import { outboxStore } from './store.ts';

/** Deletes a draft, a refused or unreadable letter, or the note of a sent one. True when it is gone. */
export async function deleteLetter(id: string): Promise<boolean> {
  expectGone([id]);
  const before = (await outboxStore.letters()).find((letter) => letter.id === id);
  const at = new Date().toISOString();
  const letters = await outboxStore.change({ type: 'customer-deleted', id, at });
  const isGone = !letters.some((letter) => letter.id === id);
  // What was sent belongs to its order now.
  if (isGone && before?.state !== 'sent') await takeUploadsBack(before);
  return isGone;
}

/** Uploads of what was edited or taken back are of no use: they will be sent anew, or never. */
export async function takeUploadsBack(letter: Letter | undefined): Promise<void> {
  if (!letter) return;
  // Not kept: the server drops them by itself after 30 days.
  await removeUploadsOf(letter, new Date().toISOString()).catch(() => undefined);
  knock();
}
