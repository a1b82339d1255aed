import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import type { SuccessPage } from '#domain/success-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { ordersText } from '#text/orders.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './OrderSuccessScreen.module.css';
import type { ShownPayment } from './shown-payment.ts';
import type { Evidence } from './use-order-evidence.ts';

export interface PaymentLineProps {
  page: SuccessPage;
  evidence: Evidence;
  payment: ShownPayment;
  /** A guest's access key to the order, or ''. */
  accessKey: string;
}

const tones = {
  success: 'success',
  failed: 'error',
  cancelled: 'warning',
  unknown: 'error',
  unconfirmed: 'warning',
} as const;

/**
 * The outcome of a payment (payments-20). Renders nothing if none was tried. Only the pharmacy's
 * data confirms a payment, because anybody can write the address.
 */
export function PaymentLine({ page, evidence, payment, accessKey }: PaymentLineProps) {
  const t = useText(ordersText);
  const language = useLanguage();
  const phone = useShop().customerServicePhone;
  if (payment === 'none') return null;
  const isConfirmed = evidence.kind === 'confirmed';
  const isCancelled = isConfirmed && evidence.details.order.status === 'Cancelled';
  // A cancelled order cannot be paid again, so its text does not advise to wait before paying
  // again.
  const unconfirmed = isCancelled ? t.paymentForCancelled : t.paymentUnconfirmed;
  const words = {
    success: t.paymentSuccess,
    failed: t.paymentFailed,
    cancelled: t.paymentCancelled,
    unknown: t.paymentUnknown,
    unconfirmed,
  };
  const isFailed = payment === 'failed' || payment === 'unknown';
  return (
    <Notice tone={tones[payment]} live>
      <p>
        <strong>{words[payment]}</strong>
      </p>
      {page.transaction && payment !== 'unconfirmed' && (
        <p className={styles['small']}>{t.transaction(page.transaction)}</p>
      )}
      {isFailed && (
        <>
          {payment === 'unknown' && <p>{unconfirmed}</p>}
          {payment === 'failed' && isConfirmed && !isCancelled && <p>{t.failedMore}</p>}
          {phone.shown && (
            <p className={styles['way']}>
              <a href={phone.href}>{t.customerService(digits(phone.shown, language))}</a>
            </p>
          )}
        </>
      )}
      {payment === 'cancelled' && !isCancelled && <p>{t.cancelledMore}</p>}
      {payment !== 'success' && page.orderId && (
        <p className={styles['way']}>
          <OrderLink orderId={page.orderId} accessKey={accessKey} />
        </p>
      )}
    </Notice>
  );
}

/**
 * A link to the order. With its key a guest's order opens its receipt; without it the customer must
 * sign in.
 */
function OrderLink({ orderId, accessKey }: { orderId: string; accessKey: string }) {
  const t = useText(ordersText);
  return accessKey ? (
    <Link to="/Order/Success" search={{ Id: orderId }} hash={`key=${accessKey}`}>
      {t.orderDetails}
    </Link>
  ) : (
    <Link to="/profile/order/details/$id" params={{ id: orderId }}>
      {t.orderDetails}
    </Link>
  );
}
