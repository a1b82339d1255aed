import { theShop } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { clockOf } from '#text/dates.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

/** What the shop says about paying and delivering (checkout-51). */
export function PolicyNotes() {
  const t = useText(checkoutText);
  const language = useLanguage();
  const { deliveryNote, cancellationCutoff } = theShop();
  return (
    <section className={styles['section']} aria-labelledby="checkout-policy">
      <h2 id="checkout-policy">{t.policyTitle}</h2>
      <Notice tone="info">
        <ul className={styles['notes']}>
          <li>{t.policyOutside}</li>
          <li>{t.policyAgent}</li>
          <li>{t.policyDelivery(deliveryNote.insideDhaka, deliveryNote.outsideDhaka)}</li>
          <li>{t.policyCancel(clockOf(cancellationCutoff, language))}</li>
        </ul>
      </Notice>
    </section>
  );
}
