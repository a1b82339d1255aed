import { useShop } from '#state/shop.ts';
import { CallUs } from '#parts/article/CallUs.tsx';
import { useText } from '#state/language.ts';
import { howToOrderText } from '#text/how-to-order.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './HowToOrder.module.css';

/** The stages from "Saved on this phone" to "Sent", in the colours and words of the outbox. */
export function Offline() {
  const t = useText(howToOrderText);
  const { customerServicePhone } = useShop();
  return (
    <>
      <p>{t.offline}</p>
      <ol className={styles['states']}>
        <li className={styles['state']}>
          <Badge tone="kept" icon="smartphone">
            {t.savedHere}
          </Badge>
          <p>{t.savedHereText}</p>
        </li>
        <li className={styles['state']}>
          <Badge tone="moving" icon="send">
            {t.onItsWay}
          </Badge>
          <p>{t.onItsWayText}</p>
        </li>
        <li className={styles['state']}>
          <Badge tone="leaf" icon="check">
            {t.sent}
          </Badge>
          <p>{t.sentText}</p>
        </li>
      </ol>
      <p>{t.install}</p>
      <p>{t.urgent(customerServicePhone.shown)}</p>
      <CallUs />
    </>
  );
}
