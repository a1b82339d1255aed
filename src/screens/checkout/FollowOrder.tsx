import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refetchAll } from '#api/query-cache.ts';
import { startPayment } from '#api/payments.ts';
import { statusOf, type DeliveryStatus } from '#domain/delivery-status.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { editSubmission } from '#outbox/change.ts';
import { orderResponseOf } from '#outbox/order-responses.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { sendTimeout } from '#parts/submissions/use-outcome.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { clearCheckoutOf } from '#state/checkout.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { checkoutText } from '#text/checkout.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

const FilesRefused = lazyPart(
  async () => (await import('#parts/submissions/FilesRefused.tsx')).FilesRefused,
  { Failed: OrderRefused },
);

export interface FollowOrderProps {
  submissionId: string;
  /** The receiver's phone number, which the pharmacy will call. */
  phone: string;
  paymentMethod: PaymentMethod;
  /** Called after a refusal, when the order is a draft again and its content must be restored. */
  onTakenBack: () => void;
}

/**
 * Follows the order from the tap on Place Order until it has arrived, was refused, or is saved for
 * later. The timeout of 10 s also runs while the order is being sent, because the dialog is locked.
 * The one of `useOutcome`, which locks nothing, runs only while nothing is being sent.
 */
export function FollowOrder({ submissionId, phone, paymentMethod, onTakenBack }: FollowOrderProps) {
  const t = useText(checkoutText);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isOffline = useNetwork() === 'offline';
  const { submissions, at } = useSubmissions();
  const [hasTimedOut, setTimedOut] = useState(false);
  const submission = submissions.find((one) => one.id === submissionId);
  const status: DeliveryStatus = submission
    ? statusOf(submission, at)
    : { kind: 'saved', isLate: false, because: null };
  const isSent = status.kind === 'sent';
  // An order that another tab has handed over is not restored into the form. Its own page shows the
  // reason (offline-162).
  const isRefused = status.kind === 'refused' && !submission?.handedOver;
  const isMoving = status.kind === 'sending' && !isOffline;
  const isFresh = status.kind === 'saved' && status.because === null && !isOffline;
  const isSaved = !isSent && !isRefused && (hasTimedOut || !(isMoving || isFresh));

  const hasLeft = useRef(false);
  // A sent order only waits for the gateway's page, which the order's own page offers too.
  function stopWaiting(): void {
    setTimedOut(true);
    if (isSent) void open({ Submission: submissionId });
  }
  const onTimeout = useEffectEvent(stopWaiting);

  // The timeout does not run while a refusal is shown.
  useEffect(() => {
    if (isRefused) return undefined;
    const timer = setTimeout(() => onTimeout(), sendTimeout);
    return () => clearTimeout(timer);
  }, [isRefused]);

  async function open(search: Record<string, string | number | undefined>): Promise<void> {
    hasLeft.current = true;
    await navigate({ to: '/Order/Success', search, replace: true });
  }

  const leave = useEffectEvent(async () => {
    clearCheckoutOf(submissionId);
    const placed = isSent ? await orderResponseOf(submissionId) : null;
    const page =
      placed && paymentMethod === 'PAY_NOW'
        ? await startPayment(placed.id, placed.accessKey).catch(() => null)
        : null;
    if (hasLeft.current) return;
    const search = placed
      ? { OrderNo: placed.orderNo, Payment: 0, Phone: phone, Id: placed.id, IsNew: 1 }
      : { Submission: submissionId };
    await open(search);
    // Navigate to the order's page first, so that Back from the gateway returns to it.
    if (page) window.location.assign(page);
  });

  // Leave when the order has arrived or is saved on this phone.
  useEffect(() => {
    if (isSent || isSaved) void leave();
  }, [isSent, isSaved]);

  if (isRefused) {
    const back = () => {
      void refetchAll(queryClient);
      void editSubmission(submissionId).then(onTakenBack);
    };
    const { message, code, files } = status;
    return files ? (
      <FilesRefused id={submissionId} message={message} onEdit={back} />
    ) : (
      <OrderRefused message={message} code={code} onEdit={back} />
    );
  }
  return (
    <Dialog
      title={t.placing}
      closeLabel={t.close}
      isLocked
      onClose={stopWaiting}
      actions={
        <Button wide variant="secondary" onClick={stopWaiting}>
          {t.stopWaiting}
        </Button>
      }
    >
      <ProgressBar label={t.placing} />
    </Dialog>
  );
}

interface OrderRefusedProps {
  /** The server's own sentence. */
  message: string;
  code?: string;
  onEdit: () => void;
}

function OrderRefused({ message, code = '', onEdit }: OrderRefusedProps) {
  const t = useText(checkoutText);
  return (
    <AlertDialog
      title={message || t.unexpected}
      smallPrint={code && t.errorCode(code)}
      onClose={onEdit}
      actions={
        <Button wide onClick={onEdit}>
          {t.close}
        </Button>
      }
    >
      <p>{t.nothingLost}</p>
    </AlertDialog>
  );
}
