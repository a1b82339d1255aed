import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import type { GuestSubject } from './browser-push.ts';

const PushOffer = lazy(async () => ({
  default: (await import('./PushOffer.tsx')).PushOffer,
}));

/** In no first load; where its code does not come, nothing is offered. */
export function LazyPushOffer({ subject = null }: { subject?: GuestSubject | null }) {
  return (
    <LazyBoundary>
      <PushOffer subject={subject} />
    </LazyBoundary>
  );
}
