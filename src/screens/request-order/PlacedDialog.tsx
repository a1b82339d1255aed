import { useNavigate } from '@tanstack/react-router';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './Dialogs.module.css';

const PushOffer = lazyPart(async () => (await import('#parts/push/PushOffer.tsx')).PushOffer, {
  Failed: null,
});

export interface PlacedDialogProps {
  /** The submission's id. */
  id: string;
  /** R-…, or '' if the host sends none or the customer has signed out meanwhile (offline-203). */
  orderNo: string;
  phone: string;
  /** Close navigates home (request-order-35). */
  onClose: () => void;
}

/**
 * 'Order Placed Successfully' (request-order-34), shown only with the pharmacy's receipt and its
 * number.
 */
export function PlacedDialog({ id, orderNo, phone, onClose }: PlacedDialogProps) {
  const t = useText(requestOutcomeText);
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  return (
    <AlertDialog
      tone="success"
      title={t.placed}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={() => void navigate({ to: '/profile/prescription/request' })}>
            {isSignedIn ? t.viewOrder : t.login}
          </Button>
          <Button wide variant="secondary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      {orderNo && <p className={styles['orderNo']}>{t.placedNumber(orderNo)}</p>}
      <p>{t.placedCall(phone)}</p>
      {orderNo && <PushOffer subject={isSignedIn ? null : { kind: 'request', id }} />}
    </AlertDialog>
  );
}
