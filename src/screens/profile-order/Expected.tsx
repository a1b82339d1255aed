import type { Order } from '#domain/order.ts';
import { useExpectedDelivery } from '#parts/profile/use-expected-delivery.ts';
import { useText } from '#state/language.ts';
import { deliveryEstimateText } from '#text/delivery-estimate.ts';
import { Notice } from '#ui/Notice.tsx';

/** The expected delivery, labelled as an estimate, and the number to call once it is late. */
export function Expected({ order }: { order: Order }) {
  const t = useText(deliveryEstimateText);
  const expected = useExpectedDelivery(order);
  if (!expected) return null;
  return (
    <Notice tone={expected.late ? 'warning' : 'info'} icon="clock">
      <strong>
        {t.expected}: {expected.days}
      </strong>{' '}
      {expected.late || t.isEstimate}
    </Notice>
  );
}
