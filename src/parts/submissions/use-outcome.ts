import { useEffect, useState } from 'react';
import { statusOf, type DeliveryStatus } from '#domain/delivery-status.ts';
import { useNetwork } from '#state/network.ts';
import { useSubmissions } from './use-submissions.ts';

export interface SubmissionOutcome {
  status: DeliveryStatus;
  /**
   * Whether it is being sent or will be shortly, so that "Saved on this phone" would be premature.
   */
  isUnderWay: boolean;
}

/** The time without progress after which "Saved on this phone" is shown, in milliseconds. */
export const sendTimeout = 10_000;

/** Follows one submission after the tap on Send. */
export function useOutcome(id: string): SubmissionOutcome {
  const { submissions, waitForOwner, arrivedForOthers, at } = useSubmissions();
  const isOffline = useNetwork() === 'offline';
  const submission = submissions.find((one) => one.id === id);
  const unseen: DeliveryStatus = waitForOwner.includes(id)
    ? { kind: 'needs-sign-in' }
    : { kind: 'saved', isLate: false, because: null };
  // A submission of a customer who has signed out is deleted here as soon as it has arrived, so its
  // arrival is remembered (offline-203).
  const [arrived, setArrived] = useState<DeliveryStatus | null>(null);
  if (!arrived && arrivedForOthers.includes(id))
    setArrived({ kind: 'sent', orderNo: '', sentAt: '' });
  const status = submission ? statusOf(submission, at) : (arrived ?? unseen);
  const isMoving = status.kind === 'sending';
  const hasTimedOut = useSendTimeout(isMoving || status.kind === 'refused');
  const waits = status.kind === 'saved' && status.because === null && !isOffline && !hasTimedOut;
  // Once shown, the saved status stays, so that another attempt does not close a dialog under the
  // finger.
  const [shownStatus, setShownStatus] = useState<DeliveryStatus | null>(null);
  if (shownStatus === null && status.kind === 'saved' && !waits) setShownStatus(status);
  if (shownStatus !== null) return { status: isMoving ? shownStatus : status, isUnderWay: false };
  return { status, isUnderWay: isMoving || waits };
}

/**
 * Whether nothing has changed for `sendTimeout`. The timer does not run while a refusal is shown.
 */
function useSendTimeout(isMoving: boolean): boolean {
  const [hasTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (isMoving) return undefined;
    const timer = setTimeout(() => setTimedOut(true), sendTimeout);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return hasTimedOut;
}
