import { useShop } from '#state/shop.ts';
import { useText } from '#state/language.ts';
import { requestsText } from '#text/requests.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './RequestOrderScreen.module.css';

/** How availability and price are confirmed, and the delivery charges (request-order-2). */
export function NoteBanner() {
  const t = useText(requestsText);
  const { insideDhaka, outsideDhaka } = useShop().delivery.note;
  return (
    <section aria-label={t.noteLabel}>
      <Notice tone="info">
        <p>{t.noteAvailability}</p>
        <p className={styles['delivery']}>{t.noteDelivery(insideDhaka, outsideDhaka)}</p>
      </Notice>
    </section>
  );
}
