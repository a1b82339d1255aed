import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useWaitingUpdate } from '#state/update.ts';

const UpdatePrompt = lazyPart(async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt, {
  Failed: null,
});

/** Offers the waiting version, never under a form or while sending. */
export function UpdateOffer() {
  const update = useWaitingUpdate();
  if (!update) return null;
  return <UpdatePrompt onUpdate={update.take} />;
}
