import { useEffect, useState } from 'react';
import { useShop } from '#state/shop.ts';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { editSubmission } from '#outbox/change.ts';
import { reasonText, statusText } from '#parts/submissions/submission-words.ts';
import { useOutcome } from '#parts/submissions/use-outcome.ts';
import { useIsPhoneFull } from '#state/full-phone.ts';
import { useText } from '#state/language.ts';
import { contactText } from '#text/contact.ts';
import { outboxText } from '#text/outbox.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/**
 * The delivery status of the message. It shows 'Sent message successfully' only on the pharmacy's
 * receipt (catalogue-114).
 */
export function ContactOutcome({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(contactText);
  const { phone } = useShop();
  const words = useText(outboxText);
  const outcome = useOutcome(id);
  const refusal = useRefusal(id, outcome.status);
  const { isUnderWay } = outcome;
  const isFull = useIsPhoneFull();
  const status = refusal ?? outcome.status;
  const close = (
    <Button wide onClick={onClose}>
      {t.close}
    </Button>
  );

  if (isUnderWay && !refusal) {
    return (
      <Dialog title={words.sending} closeLabel={t.close} onClose={onClose}>
        <ProgressBar label={words.sending} />
      </Dialog>
    );
  }
  if (status.kind === 'sent') {
    return (
      <AlertDialog tone="success" title={t.sent} onClose={onClose} actions={close}>
        <p>{t.sentHint}</p>
      </AlertDialog>
    );
  }
  if (status.kind === 'refused') {
    return (
      <AlertDialog
        title={status.message || words.refusedPlain}
        smallPrint={status.code && words.code(status.code)}
        onClose={onClose}
        actions={close}
      />
    );
  }
  const isWaiting = status.kind === 'saved' && !isFull;
  return (
    <AlertDialog tone="info" title={statusText(status, words)} onClose={onClose} actions={close}>
      <p>{isWaiting ? t.savedHint : reasonText(status, words, phone.shown, { isFull })}</p>
    </AlertDialog>
  );
}

type Refusal = Extract<DeliveryStatus, { kind: 'refused' }>;

/** Remembers a refusal. The form is restored immediately, so closing the page loses nothing. */
function useRefusal(id: string, status: DeliveryStatus): Refusal | null {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (status.kind === 'refused' && !refusal) setRefusal(status);
  const isRefused = refusal !== null;
  // Turns the refused submission back into a draft.
  useEffect(() => {
    if (isRefused) void editSubmission(id);
  }, [id, isRefused]);
  return refusal;
}
