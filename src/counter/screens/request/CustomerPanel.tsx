import { Panel } from '#counter/parts/Panel.tsx';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { phoneHref } from '#domain/phone.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits } from '#text/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Request.module.css';

/**
 * The customer, the delivery address, and the number to call: the receiver's, or else the
 * customer's.
 */
export function CustomerPanel({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const { receiver, phone, remarks, isGuest } = request;
  const called = receiver?.phone || phone;
  const place = receiver
    ? [receiver.address, receiver.area, receiver.district, receiver.division].filter(Boolean)
    : [];
  return (
    <Panel
      title={receiver?.name || t.customer}
      actions={
        called ? (
          <a className={buttonLook('secondary')} href={phoneHref(called)}>
            <Icon name="phone" />
            {t.call(digits(called, language))}
          </a>
        ) : (
          <span className={styles['soft']}>{t.noPhone}</span>
        )
      }
    >
      {place.length > 0 && <p>{place.join(', ')}</p>}
      {phone !== called && (
        <p className={styles['soft']}>
          {t.customer}: <a href={phoneHref(phone)}>{digits(phone, language)}</a>
        </p>
      )}
      {isGuest && (
        <p>
          <Badge tone="line">{t.guest}</Badge>
        </p>
      )}
      {remarks && (
        <p className={styles['remarks']}>
          <strong>{t.theySay}:</strong> {remarks}
        </p>
      )}
    </Panel>
  );
}
