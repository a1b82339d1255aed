import type { DeliveryStatus } from '#domain/delivery-status.ts';
import { useShop } from '#state/shop.ts';
import { reasonText, statusText } from '#parts/submissions/submission-words.ts';
import { useIsPhoneFull } from '#state/full-phone.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { requestsText } from '#text/requests.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

export interface SavedDialogProps {
  status: DeliveryStatus;
  isOffline: boolean;
  phone: string;
  onClose: () => void;
}

/** Shown for a request that is saved but not sent: never green, and without the word "sent". */
export function SavedDialog({ status, isOffline, phone, onClose }: SavedDialogProps) {
  const t = useText(requestsText);
  const outcome = useText(requestOutcomeText);
  const states = useText(outboxText);
  const shopPhone = useShop().phone.shown;
  const isFull = useIsPhoneFull();
  const isWaiting = status.kind === 'saved';
  return (
    <AlertDialog
      tone="info"
      title={isWaiting ? t.savedTitle : statusText(status, states)}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {outcome.close}
        </Button>
      }
    >
      <p>
        {isWaiting && !isFull && (isOffline ? outcome.savedOffline : outcome.savedWaiting)}
        {(!isWaiting || isFull) && reasonText(status, states, shopPhone, { isFull })}
      </p>
      <p>{outcome.savedThen(phone)}</p>
      <p>{outcome.savedUrgent(shopPhone)}</p>
    </AlertDialog>
  );
}
