import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { chargeNoteText } from '#text/delivery-rules.ts';
import { requestsText } from '#text/requests.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './RequestOrderScreen.module.css';

/** How availability and price are confirmed, and the delivery charges (request-order-2). */
export function NoteBanner() {
  const t = useText(requestsText);
  const charges = chargeNoteText(useShop().delivery.note, useLanguage());
  return (
    <section aria-label={t.noteLabel}>
      <Notice tone="info">
        <p>{t.noteAvailability}</p>
        {charges && <p className={styles['delivery']}>{charges}</p>}
      </Notice>
    </section>
  );
}
