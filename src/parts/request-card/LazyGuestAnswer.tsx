import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import type { GuestAnswerProps } from './GuestAnswer.tsx';

const GuestAnswer = lazy(async () => ({
  default: (await import('./GuestAnswer.tsx')).GuestAnswer,
}));

/** In no first load; where its code does not come, the pharmacy calls all the same. */
export function LazyGuestAnswer(props: GuestAnswerProps) {
  return (
    <LazyBoundary>
      <GuestAnswer {...props} />
    </LazyBoundary>
  );
}
