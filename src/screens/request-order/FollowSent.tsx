import { useNavigate } from '@tanstack/react-router';
import type { Standing } from '#domain/outbox-standing.ts';
import { editLetter } from '#outbox/change.ts';
import { standingText } from '#parts/letters/letter-words.ts';
import { useOutcome } from '#parts/letters/use-outcome.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { outboxText } from '#text/outbox.ts';
import { requestsText } from '#text/requests.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { PlacedDialog } from './PlacedDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { SavedDialog } from './SavedDialog.tsx';

export interface FollowSentProps {
  id: string;
  /** The receiver's, who will be called. */
  phone: string;
  onClose: () => void;
}

/** Follows one letter from the press of Send: on its way, arrived, refused, or kept for later. */
export function FollowSent({ id, phone, onClose }: FollowSentProps) {
  const t = useText(requestsText);
  const navigate = useNavigate();
  const isOffline = useNetwork() === 'offline';
  const { standing, isUnderWay } = useOutcome(id);

  if (standing.kind === 'sent') {
    const goHome = () => void navigate({ to: '/' });
    return <PlacedDialog orderNo={standing.orderNo} phone={phone} onClose={goHome} />;
  }
  if (standing.kind === 'refused') {
    const backToForm = () => {
      void editLetter(id);
      onClose();
    };
    return <RefusedDialog message={standing.message} code={standing.code} onClose={backToForm} />;
  }
  if (isUnderWay) {
    return <SendingOverlay standing={standing} onLeave={onClose} words={t} />;
  }
  return <SavedDialog standing={standing} isOffline={isOffline} phone={phone} onClose={onClose} />;
}

interface SendingOverlayProps {
  standing: Standing;
  words: { sending: string; stopWaiting: string; close: string };
  onLeave: () => void;
}

/** The loading overlay (S1 §2), which says what it waits for and never holds anybody. */
function SendingOverlay({ standing, words, onLeave }: SendingOverlayProps) {
  const t = useText(outboxText);
  const photos = standing.kind === 'sending' && standing.photo !== null ? standing : null;
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
      <ProgressBar label={photos ? standingText(photos, t) : t.sending} {...progress} />
    </Dialog>
  );
}
