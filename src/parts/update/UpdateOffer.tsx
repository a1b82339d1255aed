import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useWaitingUpdate } from '#state/update.ts';

const UpdatePrompt = lazyPart(async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt, {
  Failed: null,
});

/** Offers the waiting version, but never over a form or while something is being sent. */
export function UpdateOffer() {
  const update = useWaitingUpdate();
  if (!update) return null;
  return <UpdatePrompt onUpdate={update.take} />;
}
