import type { WriteProblem } from '#outbox/write.ts';
import { theShop } from '#domain/shop.ts';
import { useText } from '#state/language.ts';
import { requestsText } from '#text/requests.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { FollowSent } from './FollowSent.tsx';

export type SentRequest =
  /** On the phone's disk and in the queue, under this id. */
  | { kind: 'kept'; id: string; phone: string }
  /** The phone could not keep it: nothing was sent, the form holds everything. */
  | { kind: 'not-kept'; problem: WriteProblem }
  | { kind: 'unexpected' };

export interface OutcomeProps {
  sent: SentRequest;
  onClose: () => void;
}

/** What became of pressing Send, told truly at every moment. */
export function Outcome({ sent, onClose }: OutcomeProps) {
  const t = useText(requestsText);
  if (sent.kind === 'kept') return <FollowSent id={sent.id} phone={sent.phone} onClose={onClose} />;
  const isFull = sent.kind === 'not-kept' && sent.problem === 'no-room';
  const isTooMany = sent.kind === 'not-kept' && sent.problem === 'too-many-letters';
  const close = (
    <Button wide onClick={onClose}>
      {t.close}
    </Button>
  );
  if (sent.kind === 'unexpected') {
    return (
      <AlertDialog title={t.unexpected} onClose={onClose} actions={close}>
        <p>{t.nothingLost}</p>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog title={t.notSavedTitle} onClose={onClose} actions={close}>
      <p>{isTooMany ? t.tooManyWaiting : whyNotSaved(isFull, t)}</p>
      <p>{t.savedUrgent(theShop().phone.shown)}</p>
    </AlertDialog>
  );
}

function whyNotSaved(isFull: boolean, t: { notSaved: string; storageClosed: string }): string {
  return isFull ? t.notSaved : t.storageClosed;
}
