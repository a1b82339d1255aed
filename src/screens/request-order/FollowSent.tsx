import { useNavigate } from '@tanstack/react-router';
import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { editSubmission } from '#outbox/change.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import type { FilesRefusedProps } from '#parts/submissions/FilesRefused.tsx';
import { statusText } from '#parts/submissions/submission-words.ts';
import { useOutcome } from '#parts/submissions/use-outcome.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { outboxText } from '#text/outbox.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { PlacedDialog } from './PlacedDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { SavedDialog } from './SavedDialog.tsx';

const FilesRefused = lazyPart(
  async () => (await import('#parts/submissions/FilesRefused.tsx')).FilesRefused,
  { Failed: RequestRefused },
);

function RequestRefused({ message, onEdit }: FilesRefusedProps) {
  return <RefusedDialog message={message} code="" onClose={onEdit} />;
}

export interface FollowSentProps {
  id: string;
  /** The receiver's phone number, which the pharmacy will call. */
  phone: string;
  onClose: () => void;
}

/**
 * Follows one submission from the tap on Send until it has arrived, was refused, or is saved for
 * later.
 */
export function FollowSent({ id, phone, onClose }: FollowSentProps) {
  const t = useText(requestOutcomeText);
  const navigate = useNavigate();
  const isOffline = useNetwork() === 'offline';
  const { status, isUnderWay } = useOutcome(id);

  if (status.kind === 'sent') {
    const goHome = () => void navigate({ to: '/' });
    return <PlacedDialog id={id} orderNo={status.orderNo} phone={phone} onClose={goHome} />;
  }
  if (status.kind === 'refused') {
    const backToForm = () => {
      void editSubmission(id);
      onClose();
    };
    const { message, code, files } = status;
    return files ? (
      <FilesRefused id={id} message={message} onEdit={backToForm} />
    ) : (
      <RefusedDialog message={message} code={code} onClose={backToForm} />
    );
  }
  if (isUnderWay) {
    return <SendingOverlay status={status} onLeave={onClose} words={t} />;
  }
  return <SavedDialog status={status} isOffline={isOffline} phone={phone} onClose={onClose} />;
}

interface SendingOverlayProps {
  status: DeliveryStatus;
  words: { sending: string; stopWaiting: string; close: string };
  onLeave: () => void;
}

/** The loading overlay (request-order-33). It shows the progress, and can be closed at any time. */
function SendingOverlay({ status, words, onLeave }: SendingOverlayProps) {
  const t = useText(outboxText);
  const photos = status.kind === 'sending' && status.photo !== null ? status : null;
  const progress = photos?.photo ? { value: (photos.photo - 1) / (photos.of + 1) } : {};
  return (
    <Dialog
      title={words.sending}
      closeLabel={words.close}
      isLocked
      onClose={onLeave}
      actions={
        <Button wide variant="secondary" onClick={onLeave}>
          {words.stopWaiting}
        </Button>
      }
    >
      <ProgressBar label={photos ? statusText(photos, t) : t.sending} {...progress} />
    </Dialog>
  );
}
