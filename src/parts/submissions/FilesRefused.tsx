import { useState } from 'react';
import { useShop } from '#state/shop.ts';
import { refusedPhotos } from '#domain/submission.ts';
import { leaveRefusedOut } from '#outbox/change.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useSubmissions } from './use-submissions.ts';

export interface FilesRefusedProps {
  id: string;
  /** The pharmacy's sentence about each refused file, with the file's name. */
  message: string;
  /** Opens the form, in which another file can be chosen unless the submission was handed over. */
  onEdit: () => void;
}

/**
 * Shown when the pharmacy accepts the words but refuses some of the files. It can be sent without
 * them or with others.
 */
export function FilesRefused({ id, message, onEdit }: FilesRefusedProps) {
  const t = useText(outboxText);
  const { phone } = useShop();
  const { submissions } = useSubmissions();
  const [isBusy, setBusy] = useState(false);
  const [isTooLate, setTooLate] = useState(false);
  const submission = submissions.find((one) => one.id === id);
  const count = submission ? refusedPhotos(submission).length : 1;

  async function leaveOut(): Promise<void> {
    setBusy(true);
    setTooLate(false);
    await leaveRefusedOut(id).catch(() => setTooLate(true));
    setBusy(false);
  }

  return (
    <AlertDialog
      title={message}
      onClose={onEdit}
      actions={
        <>
          <Button wide busy={isBusy} onClick={() => void leaveOut()}>
            {t.leaveOut(count)}
          </Button>
          <Button wide variant="secondary" onClick={onEdit}>
            {submission?.handedOver ? t.close : t.chooseAnother}
          </Button>
        </>
      }
    >
      <p>{submission?.handedOver ? t.mayBeEntered(phone.shown) : t.filesRefused}</p>
      <p role="status">{isTooLate && t.cannotNow}</p>
    </AlertDialog>
  );
}
