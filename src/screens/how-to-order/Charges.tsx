import { useShop } from '#state/shop.ts';
import { Facts } from '#parts/article/Facts.tsx';
import { useText } from '#state/language.ts';
import { howToOrderText } from '#text/how-to-order.ts';
import { Notice } from '#ui/Notice.tsx';

/**
 * The announced delivery charge (checkout-29), the 20 % advance (checkout-49), and cash on
 * delivery.
 */
export function Charges() {
  const t = useText(howToOrderText);
  const { note } = useShop().delivery;
  return (
    <>
      <Facts
        facts={[
          [t.insideDhaka, t.amount(note.insideDhaka)],
          [t.outsideDhaka, t.amount(note.outsideDhaka)],
        ]}
      />
      <p>{t.chargeNote}</p>
      <Notice tone="info">{t.payAdvance}</Notice>
      <p>{t.payAdvanceText}</p>
      <h3>{t.cash}</h3>
      <p>{t.cashText}</p>
    </>
  );
}
