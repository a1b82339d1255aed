import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { useWaitingUpdate } from '#state/update.ts';

const UpdatePrompt = lazy(() =>
  import('./UpdatePrompt.tsx').then((loaded) => ({ default: loaded.UpdatePrompt })),
);

/** Offers the waiting version, never under a form or while sending. */
export function UpdateOffer() {
  const update = useWaitingUpdate();
  if (!update) return null;
  return (
    <LazyBoundary>
      <UpdatePrompt onUpdate={update.take} />
    </LazyBoundary>
  );
}
