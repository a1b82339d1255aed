import { useEffect, useState } from 'react';
import { standingOf, type Standing } from '#domain/outbox-standing.ts';
import { useNetwork } from '#state/network.ts';
import { useSubmissions } from './use-submissions.ts';

export interface SubmissionOutcome {
  standing: Standing;
  /** On its way, or about to be: too early to say "Saved on this phone". */
  isUnderWay: boolean;
}

/** How long nothing may happen before "Saved on this phone" is the truth to show, in ms. */
const sendTimeout = 10_000;

/** Follows one submission from the press of Send. */
export function useOutcome(id: string): SubmissionOutcome {
  const { submissions, at } = useSubmissions();
  const isOffline = useNetwork() === 'offline';
  const submission = submissions.find((one) => one.id === id);
  const standing: Standing = submission
    ? standingOf(submission, at)
    : { kind: 'saved', isLate: false, because: null };
  const isMoving = standing.kind === 'sending';
  const hasTimedOut = useSendTimeout(isMoving || standing.kind === 'refused');
  const waits = standing.kind === 'saved' && standing.because === null;
  return { standing, isUnderWay: isMoving || (waits && !isOffline && !hasTimedOut) };
}

/** True once nothing has moved for a while; a customer who reads a refusal takes the time he likes. */
function useSendTimeout(isMoving: boolean): boolean {
  const [hasTimedOut, setTimedOut] = useState(false);
  // The outside world: the clock.
  useEffect(() => {
    if (isMoving) return undefined;
    const timer = setTimeout(() => setTimedOut(true), sendTimeout);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return hasTimedOut;
}
