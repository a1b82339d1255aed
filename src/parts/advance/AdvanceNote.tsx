import { advanceFor } from '#domain/advance.ts';
import type { DeliveryPlace } from '#domain/delivery-terms.ts';
import type { Paisa } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { openAccounts, walletServices } from '#domain/payment-claim.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { advanceText } from '#text/advance.ts';
import { taka } from '#text/numbers.ts';
import { Notice } from '#ui/Notice.tsx';

export interface AdvanceNoteProps {
  /** The English names, as on the wire. The district is empty if none is chosen. */
  place: DeliveryPlace;
  payable: Paisa;
  /** The amount that has already been paid for the order. */
  paid?: Paisa;
  /** The payment method, if known. */
  paymentMethod: PaymentMethod | null;
}

/**
 * 'Please pay 20% to process the order.' (checkout-49), with the unpaid rest. Renders nothing if no
 * advance is due (checkout-50).
 */
export function AdvanceNote({ place, payable, paid = 0, paymentMethod }: AdvanceNoteProps) {
  const t = useText(advanceText);
  const language = useLanguage();
  const shop = useShop();
  const { concerns, amount } = advanceFor(shop, place, payable, paid);
  const services = openAccounts(shop.payment).map(({ name }) => walletServices[name]);
  if (concerns !== 'this-order' || paymentMethod === 'PAY_NOW' || amount === 0) return null;
  const howMuch =
    paid > 0
      ? t.restOfThisOrder(taka(amount, language), taka(paid, language))
      : t.thisOrder(taka(amount, language), taka(payable, language));
  return (
    <Notice tone="warning">
      <p>
        <strong>{t.payAdvance(shop.payment.advancePercent)}</strong>
      </p>
      <p>
        {howMuch} {services.length > 0 ? t.payAtOrder(services.join(', ')) : t.agentTells}
      </p>
    </Notice>
  );
}
