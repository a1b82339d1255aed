import { useShop } from '#state/shop.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import styles from './OrderSuccessScreen.module.css';

/** The customer-service phone: on every variant of the success page (checkout-98). */
export function CustomerService() {
  const t = useText(ordersText);
  const phone = useShop().customerServicePhone;
  if (!phone.shown) return null;
  return (
    <p className={styles['service']}>
      <a href={phone.href}>{t.questions(phone.shown)}</a>
    </p>
  );
}
