import { useShop } from '#state/shop.ts';
import { useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { CheckoutAlert } from './CheckoutAlert.tsx';
import { FollowOrder } from './FollowOrder.tsx';
import type { Outcome } from './use-placing.ts';

export interface PlaceOutcomeProps {
  outcome: Outcome;
  onClose: () => void;
  onTakenBack: () => void;
}

/** The outcome of a tap on Place Order, kept up to date with the delivery status. */
export function PlaceOutcome({ outcome, onClose, onTakenBack }: PlaceOutcomeProps) {
  const t = useText(checkoutText);
  const { phone } = useShop();
  const shared = useText(requestOutcomeText);
  switch (outcome.kind) {
    case 'followed':
      return <FollowOrder {...outcome} onTakenBack={onTakenBack} />;
    case 'unexpected':
      return (
        <CheckoutAlert title={t.unexpected} onClose={onClose}>
          <p>{t.nothingLost}</p>
          <p>{shared.savedUrgent(phone.shown)}</p>
        </CheckoutAlert>
      );
    case 'not-saved': {
      const isTooMany = outcome.problem === 'too-many-submissions';
      return (
        <CheckoutAlert title={t.notSavedTitle} onClose={onClose}>
          <p>{isTooMany ? t.tooManyWaiting : t.notSaved}</p>
          <p>{shared.savedUrgent(phone.shown)}</p>
        </CheckoutAlert>
      );
    }
  }
}
