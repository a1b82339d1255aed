import { advanceFor } from '#domain/advance.ts';
import type { DeliveryPlace } from '#domain/delivery-estimate.ts';
import type { Paisa } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { advanceText } from '#text/advance.ts';
import { taka } from '#text/numbers.ts';
import { Notice } from '#ui/Notice.tsx';

export interface AdvanceNoteProps {
  /** English names, as the wire has them; an empty district where none is chosen. */
  place: DeliveryPlace;
  payable: Paisa;
  /** What has come for the order already. */
  paid?: Paisa;
  /** How it is paid, where that is known. */
  paymentMethod: PaymentMethod | null;
}

/** 'Please pay 20% to process the order.' (checkout-49), with its amount and whom it concerns. */
export function AdvanceNote({ place, payable, paid = 0, paymentMethod }: AdvanceNoteProps) {
  const t = useText(advanceText);
  const language = useLanguage();
  const { concerns, amount } = advanceFor(place, payable, paid);
  const isMine = concerns === 'this-order';
  if (isMine && amount === 0) return null;
  const howMuch =
    paid > 0
      ? t.restOfThisOrder(taka(amount, language), taka(paid, language))
      : t.thisOrder(taka(amount, language), taka(payable, language));
  const explanation = {
    'this-order': paymentMethod === 'PAY_NOW' ? t.withPayNow : howMuch,
    'other-orders': t.otherOrders,
    unknown: t.unknown,
  }[concerns];
  return (
    <Notice tone={isMine ? 'warning' : 'info'}>
      <p>{isMine ? <strong>{t.pay20}</strong> : t.pay20}</p>
      <p>{explanation}</p>
    </Notice>
  );
}
