import { advanceFor } from '#domain/advance.ts';
import { deliveryEstimate } from '#domain/delivery-estimate.ts';
import type { OrderDetails } from '#domain/order.ts';
import { AdvanceNote } from '#parts/advance/AdvanceNote.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { deliveryEstimateText, expectedDays } from '#text/delivery-estimate.ts';
import { taka } from '#text/numbers.ts';
import { ordersText } from '#text/orders.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './OrderSuccessScreen.module.css';

export interface NextStepsProps {
  details: OrderDetails;
  /** False if there may be a payment that this phone has no data about. */
  isLeftKnown: boolean;
}

/** The next steps: the call, the advance if it is due, the parcel, and the payment on delivery. */
export function NextSteps({ details, isLeftKnown }: NextStepsProps) {
  const t = useText(ordersText);
  const delivery = useText(deliveryEstimateText);
  const language = useLanguage();
  const shop = useShop();
  const { order } = details;
  if (order.status === 'Cancelled' || order.status === 'Delivered') return null;
  const place = { district: order.district, area: order.area };
  const estimate = deliveryEstimate(shop, place, Date.parse(order.createdAt));
  const isPacked = order.status === 'Processing' || order.status === 'Delivering';
  const isConfirmed = isPacked || order.status === 'Confirmed';
  const isAdvanceOpen = !isPacked && advanceFor(shop, place, order.payable, order.paid).amount > 0;
  const days = estimate && expectedDays(estimate, language);
  const onItsWay = [order.status !== 'Delivering' && t.packed, days && delivery.expectedOn(days)]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes(surface['raised'], styles['receipt'])} aria-labelledby="next-steps">
      <h2 id="next-steps">{t.nextTitle}</h2>
      <ol className={styles['steps']}>
        {!isConfirmed && (
          <li>{order.contactPhone ? t.agentCalls(order.contactPhone) : t.agentCallsYou}</li>
        )}
        {onItsWay && <li>{onItsWay}</li>}
        {isLeftKnown && (
          <li>{order.left > 0 ? t.payAtDoor(taka(order.left, language)) : t.allPaid}</li>
        )}
      </ol>
      {isLeftKnown && isAdvanceOpen && (
        <AdvanceNote place={place} payable={order.payable} paid={order.paid} paymentMethod={null} />
      )}
    </section>
  );
}
