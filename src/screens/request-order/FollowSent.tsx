import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { standingOf, type Standing } from '#domain/outbox-standing.ts';
import { editLetter } from '#outbox/change.ts';
import { standingText } from '#parts/letters/letter-words.ts';
import { useLetters } from '#parts/letters/use-letters.ts';
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

/** How long nothing may happen before "Saved on this phone" is the truth to show, in ms. */
const patience = 10_000;

/** Follows one letter from the press of Send: on its way, arrived, refused, or kept for later. */
export function FollowSent({ id, phone, onClose }: FollowSentProps) {
  const t = useText(requestsText);
  const { letters, at } = useLetters();
  const navigate = useNavigate();
  const isOffline = useNetwork() === 'offline';
  const letter = letters.find((one) => one.id === id);
  const standing: Standing = letter
    ? standingOf(letter, at)
    : { kind: 'saved', isLate: false, because: null };
  const isMoving = standing.kind === 'sending';
  const isImpatient = useImpatience(isMoving);

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
  const waits = standing.kind === 'saved' && standing.because === null;
  if (isMoving || (waits && !isOffline && !isImpatient)) {
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

/** True once nothing has moved for a while. */
function useImpatience(isMoving: boolean): boolean {
  const [isImpatient, setImpatient] = useState(false);
  // The outside world: the clock.
  useEffect(() => {
    if (isMoving) return undefined;
    const timer = setTimeout(() => setImpatient(true), patience);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return isImpatient;
}
