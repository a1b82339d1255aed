import { theShop } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { requestsText } from '#text/requests.ts';
import { CheckoutAlert } from './CheckoutAlert.tsx';
import { FollowOrder } from './FollowOrder.tsx';
import type { CheckoutMoney } from './use-checkout-money.ts';
import type { Outcome, Placing } from './use-placing.ts';

export interface PlaceOutcomeProps {
  outcome: Outcome;
  placing: Placing;
  money: CheckoutMoney;
}

/** What became of pressing Place Order, told truly at every moment. */
export function PlaceOutcome({ outcome, placing, money }: PlaceOutcomeProps) {
  const t = useText(checkoutText);
  const shared = useText(requestsText);
  const language = useLanguage();
  switch (outcome.kind) {
    case 'followed':
      return <FollowOrder {...outcome} onTakenBack={placing.takeBack} />;
    case 'prices-changed':
      return (
        <CheckoutAlert title={t.pricesUpdated} onClose={placing.close}>
          <p>{t.pricesTotal(taka(money.amounts.payable, language))}</p>
        </CheckoutAlert>
      );
    case 'unexpected':
      return (
        <CheckoutAlert title={t.unexpected} onClose={placing.close}>
          <p>{t.nothingLost}</p>
          <p>{shared.savedUrgent(theShop().phone.shown)}</p>
        </CheckoutAlert>
      );
    case 'not-saved': {
      const isTooMany = outcome.problem === 'too-many-letters';
      return (
        <CheckoutAlert title={t.notSavedTitle} onClose={placing.close}>
          <p>{isTooMany ? t.tooManyWaiting : t.notSaved}</p>
          <p>{shared.savedUrgent(theShop().phone.shown)}</p>
        </CheckoutAlert>
      );
    }
  }
}
