import { lazy } from 'react';
import { Later } from '#parts/later/Later.tsx';
import { useWaitingUpdate } from '#state/update.ts';

const UpdatePrompt = lazy(async () => ({
  default: (await import('./UpdatePrompt.tsx')).UpdatePrompt,
}));

/** Offers the waiting version, never under a form or while sending. */
export function UpdateOffer() {
  const update = useWaitingUpdate();
  if (!update) return null;
  return (
    <Later>
      <UpdatePrompt onUpdate={update.take} />
    </Later>
  );
}
