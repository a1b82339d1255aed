import type { Order } from '#domain/order.ts';
import { usePlaceNames } from '#parts/address/use-place-names.ts';
import { useLanguage, useText } from '#state/language.ts';
import { addressesText } from '#text/addresses.ts';
import { digits } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './OrderScreen.module.css';

/** The delivery address and the note of the order. */
export function Address({ order }: { order: Order }) {
  const t = useText(orderDetailsText);
  const { typeHome, typeOffice, typeOther } = useText(addressesText);
  const language = useLanguage();
  const typeNames: Record<string, string> = {
    Home: typeHome,
    Office: typeOffice,
    Other: typeOther,
  };
  const places = usePlaceNames()(order).join(', ');
  return (
    <section className={classes(surface['card'], styles['card'])}>
      <h2>{t.address}</h2>
      <address className={styles['address']}>
        {order.contactName && <div>{order.contactName}</div>}
        <div>{digits(order.contactPhone, language)}</div>
        {order.contactEmail && <div>{order.contactEmail}</div>}
        {order.addressType && <div>{typeNames[order.addressType] ?? order.addressType}</div>}
        {order.address && <div>{order.address}</div>}
        <div>{places}</div>
      </address>
      {order.remarks && (
        <p className={styles['address']}>
          <strong>{t.remarks}: </strong>
          {order.remarks}
        </p>
      )}
    </section>
  );
}
