import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { orderQuery } from '#api/orders.ts';
import { isUnderWay, type OrderDetails } from '#domain/order.ts';
import type { RefillQuantity } from '#domain/refill.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { OrderChip } from '#parts/profile/OrderChip.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { digits } from '#text/numbers.ts';
import { orderDetailsText, orderHistoryText } from '#text/order-history.ts';
import { refundSentences } from '#text/refunds.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Address } from './Address.tsx';
import { AutoOrder } from './AutoOrder.tsx';
import { Expected } from './Expected.tsx';
import { Figures } from './Figures.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderPrescriptions } from './OrderPrescriptions.tsx';
import { Products } from './Products.tsx';
import { Stepper } from './Stepper.tsx';
import styles from './OrderScreen.module.css';

const RefillDialog = lazyPart(() =>
  import('#parts/refill/RefillDialog.tsx').then((loaded) => loaded.RefillDialog),
);

const PayByHand = lazyPart(
  async () => (await import('#parts/pay-by-hand/PayByHand.tsx')).PayByHand,
  {
    isOver: false,
  },
);

/** One order: stepper, products, address, invoice, prescriptions (customer-area-30). */
export function OrderScreen({ id }: { id: string }) {
  const t = useText(orderDetailsText);
  const language = useLanguage();
  const order = usePrivateQuery(orderQuery(id), ({ order }) => isUnderWay(order));
  const number = digits(order.data?.order.orderNo ?? '', language);
  usePageTitle(number ? `${t.title} ${number}` : t.title);
  const back = (
    <Link to="/profile/OrderHistory" className={buttonLook('secondary')}>
      {t.back}
    </Link>
  );
  return (
    <>
      <h1>
        {t.title} {number}
      </h1>
      <PrivateData
        of={order}
        waiting={t.waiting}
        failed={t.failed}
        gone={<EmptyState icon="bag" title={t.gone} action={back} />}
      >
        {(details) => <Details details={details} />}
      </PrivateData>
    </>
  );
}

function Details({ details }: { details: OrderDetails }) {
  const t = useText(orderDetailsText);
  const history = useText(orderHistoryText);
  const language = useLanguage();
  const [refill, setRefill] = useState<RefillQuantity | null>(null);
  const { order, products } = details;
  const refunded = refundSentences(order.refund, language);
  return (
    <>
      <p className={styles['about']}>
        <OrderChip order={order} />
        <span>
          {history.placed}: {momentOf(order.createdAt, language)}
        </span>
      </p>
      {order.status === 'Cancelled' ? (
        <Notice tone="warning">
          <strong>{t.cancelled}</strong> {refunded} {order.couponDiscount > 0 && t.cancelledCoupon}
        </Notice>
      ) : (
        refunded && <Notice tone="info">{refunded}</Notice>
      )}
      <Stepper order={order} />
      <Expected order={order} />
      <AutoOrder order={order} onRefill={() => setRefill('last')} />
      <OrderActions details={details} onRefill={() => setRefill('one')} />
      <PayByHand order={order} />
      <Products products={products} />
      <div className={styles['sides']}>
        <Address order={order} />
        <Figures order={order} />
      </div>
      <OrderPrescriptions orderId={order.id} takesMore={order.status !== 'Cancelled'} />
      {refill && (
        <RefillDialog orderId={order.id} quantity={refill} onClose={() => setRefill(null)} />
      )}
    </>
  );
}
