import { Panel } from '#counter/parts/Panel.tsx';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { phoneHref } from '#domain/phone.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Order.module.css';

/** The delivery address, and the numbers to call. */
export function ReceiverPanel({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const { receiver, customer } = order;
  const { address, area, district, division } = receiver;
  const isOther = customer && customer.phone !== receiver.phone;
  return (
    <Panel title={t.toTitle}>
      <p>
        <b>
          <bdi>{receiver.name}</bdi>
        </b>
        <span className={styles['under']}>
          {[address, area, district, division].filter(Boolean).join(', ')}
        </span>
      </p>
      <a className={buttonLook('secondary')} href={phoneHref(receiver.phone)}>
        <Icon name="phone" />
        {t.call(digits(receiver.phone, language))}
      </a>
      <p className={styles['soft']}>
        {customer ? (
          <>
            {t.account}: <bdi>{customer.name}</bdi>{' '}
            {isOther && <a href={phoneHref(customer.phone)}>{digits(customer.phone, language)}</a>}
          </>
        ) : (
          t.guest
        )}
      </p>
    </Panel>
  );
}
