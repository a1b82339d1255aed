import { useEffect, useState } from 'react';
import { statusOf, type DeliveryStatus } from '#domain/delivery-status.ts';
import { useNetwork } from '#state/network.ts';
import { useSubmissions } from './use-submissions.ts';

export interface SubmissionOutcome {
  status: DeliveryStatus;
  /** On its way, or about to be: too early to say "Saved on this phone". */
  isUnderWay: boolean;
}

/** How long nothing may happen before "Saved on this phone" is the truth to show, in ms. */
export const sendTimeout = 10_000;

/** Follows one submission from the press of Send. */
export function useOutcome(id: string): SubmissionOutcome {
  const { submissions, waitForOwner, arrivedForOthers, at } = useSubmissions();
  const isOffline = useNetwork() === 'offline';
  const submission = submissions.find((one) => one.id === id);
  const unseen: DeliveryStatus = waitForOwner.includes(id)
    ? { kind: 'needs-sign-in' }
    : { kind: 'saved', isLate: false, because: null };
  // What has arrived in the name of somebody who left goes from here at once (offline-203).
  const [arrived, setArrived] = useState<DeliveryStatus | null>(null);
  if (!arrived && arrivedForOthers.includes(id))
    setArrived({ kind: 'sent', orderNo: '', sentAt: '' });
  const status = submission ? statusOf(submission, at) : (arrived ?? unseen);
  const isMoving = status.kind === 'sending';
  const hasTimedOut = useSendTimeout(isMoving || status.kind === 'refused');
  const waits = status.kind === 'saved' && status.because === null && !isOffline && !hasTimedOut;
  // What is said stays said: another try takes no dialog from under a finger.
  const [said, setSaid] = useState<DeliveryStatus | null>(null);
  if (said === null && status.kind === 'saved' && !waits) setSaid(status);
  if (said !== null) return { status: isMoving ? said : status, isUnderWay: false };
  return { status, isUnderWay: isMoving || waits };
}

/** True once nothing has moved for a while; a customer who reads a refusal takes the time they like. */
function useSendTimeout(isMoving: boolean): boolean {
  const [hasTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (isMoving) return undefined;
    const timer = setTimeout(() => setTimedOut(true), sendTimeout);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return hasTimedOut;
}
