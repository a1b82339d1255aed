import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { clockOf } from '#text/dates.ts';
import { chargeNoteText } from '#text/delivery-rules.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

/** The shop's notes about payment and delivery (checkout-51). */
export function PolicyNotes() {
  const t = useText(checkoutText);
  const language = useLanguage();
  const { delivery, payment, cancellationCutoff } = useShop();
  const charges = chargeNoteText(delivery.note, language);
  return (
    <section className={styles['section']} aria-labelledby="checkout-policy">
      <h2 id="checkout-policy">{t.policyTitle}</h2>
      <Notice tone="info">
        <ul className={styles['notes']}>
          {payment.advancePercent > 0 && <li>{t.policyOutside}</li>}
          <li>{t.policyAgent}</li>
          {charges && <li>{charges}</li>}
          <li>{t.policyCancel(clockOf(cancellationCutoff, language))}</li>
        </ul>
      </Notice>
    </section>
  );
}
