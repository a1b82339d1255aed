import { useEffect, useState } from 'react';
import { theShop } from '#domain/shop.ts';
import type { Standing } from '#domain/outbox-standing.ts';
import { editSubmission } from '#outbox/change.ts';
import { reasonText, standingText } from '#parts/submissions/submission-words.ts';
import { useOutcome } from '#parts/submissions/use-outcome.ts';
import { useText } from '#state/language.ts';
import { contactText } from '#text/contact.ts';
import { outboxText } from '#text/outbox.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/** What became of the message: 'Sent message successfully' on the pharmacy's receipt only (catalogue-114). */
export function ContactOutcome({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(contactText);
  const words = useText(outboxText);
  const outcome = useOutcome(id);
  const refusal = useRefusal(id, outcome.standing);
  const { isUnderWay } = outcome;
  const standing = refusal ?? outcome.standing;
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
  if (standing.kind === 'sent') {
    return (
      <AlertDialog tone="success" title={t.sent} onClose={onClose} actions={close}>
        <p>{t.sentHint}</p>
      </AlertDialog>
    );
  }
  if (standing.kind === 'refused') {
    return (
      <AlertDialog
        title={standing.message || words.refusedPlain}
        smallPrint={standing.code && words.code(standing.code)}
        onClose={onClose}
        actions={close}
      />
    );
  }
  const isWaiting = standing.kind === 'saved';
  return (
    <AlertDialog
      tone="info"
      title={isWaiting ? t.saved : standingText(standing, words)}
      onClose={onClose}
      actions={close}
    >
      <p>{isWaiting ? t.savedHint : reasonText(standing, words, theShop().phone.shown)}</p>
    </AlertDialog>
  );
}

type Refusal = Extract<Standing, { kind: 'refused' }>;

/** The pharmacy's no. The form gets back at once what was typed: closing the page loses none of it. */
function useRefusal(id: string, standing: Standing): Refusal | null {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (standing.kind === 'refused' && !refusal) setRefusal(standing);
  const isRefused = refusal !== null;
  // The outside world: the phone's disk, where the refused message becomes a draft again.
  useEffect(() => {
    if (isRefused) void editSubmission(id);
  }, [id, isRefused]);
  return refusal;
}
