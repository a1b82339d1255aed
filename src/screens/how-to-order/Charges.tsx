import { theShop } from '#domain/shop.ts';
import { Facts } from '#parts/article/Facts.tsx';
import { useText } from '#state/language.ts';
import { howToOrderText } from '#text/how-to-order.ts';
import { Notice } from '#ui/Notice.tsx';

/** The delivery charge as it is announced (checkout-29), the 20 % (checkout-49), cash on delivery. */
export function Charges() {
  const t = useText(howToOrderText);
  const { deliveryNote } = theShop();
  return (
    <>
      <Facts
        facts={[
          [t.insideDhaka, t.amount(deliveryNote.insideDhaka)],
          [t.outsideDhaka, t.amount(deliveryNote.outsideDhaka)],
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
