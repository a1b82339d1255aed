import type { WriteProblem } from '#outbox/write.ts';
import { useShop } from '#state/shop.ts';
import { useText } from '#state/language.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { requestsText } from '#text/requests.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { FollowSent } from './FollowSent.tsx';

export type SentRequest =
  /** Stored in the outbox and queued under this id. */
  | { kind: 'kept'; id: string; phone: string }
  /** The phone could not store it. Nothing was sent, and the form still contains everything. */
  | { kind: 'not-kept'; problem: WriteProblem }
  | { kind: 'unexpected' };

export interface OutcomeProps {
  sent: SentRequest;
  onClose: () => void;
}

/** The outcome of a tap on Send, kept up to date with the delivery status. */
export function Outcome({ sent, onClose }: OutcomeProps) {
  const t = useText(requestsText);
  const { phone } = useShop();
  const outcome = useText(requestOutcomeText);
  if (sent.kind === 'kept') return <FollowSent id={sent.id} phone={sent.phone} onClose={onClose} />;
  const isFull = sent.kind === 'not-kept' && sent.problem === 'no-room';
  const isTooMany = sent.kind === 'not-kept' && sent.problem === 'too-many-submissions';
  const close = (
    <Button wide onClick={onClose}>
      {outcome.close}
    </Button>
  );
  if (sent.kind === 'unexpected') {
    return (
      <AlertDialog title={outcome.unexpected} onClose={onClose} actions={close}>
        <p>{outcome.nothingLost}</p>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog title={t.notSavedTitle} onClose={onClose} actions={close}>
      <p>{isTooMany ? outcome.tooManyWaiting : whyNotSaved(isFull, outcome)}</p>
      <p>{outcome.savedUrgent(phone.shown)}</p>
    </AlertDialog>
  );
}

function whyNotSaved(
  isFull: boolean,
  outcome: { notSaved: string; storageClosed: string },
): string {
  return isFull ? outcome.notSaved : outcome.storageClosed;
}
