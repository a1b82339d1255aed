import type { Order } from '#domain/order.ts';
import { openAccounts, unverifiedSum } from '#domain/payment-claim.ts';
import { useShop } from '#state/shop.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import { Claims } from './Claims.tsx';
import { ReportForm } from './ReportForm.tsx';
import styles from './PayByHand.module.css';

export interface PayByHandProps {
  order: Order;
  /** A guest's access key, or '' for the signed-in customer. */
  accessKey?: string;
}

/**
 * The order's reported payments, and while something is left: the shop's accounts with a field for
 * the transaction id (payments-49). Renders nothing if there is neither.
 */
export function PayByHand({ order, accessKey = '' }: PayByHandProps) {
  const shop = useShop();
  const accounts = openAccounts(shop.payment);
  const left = order.left - unverifiedSum(order.claims);
  const canPay = left > 0 && accounts.length > 0;
  // A refused report matters only while the order can still be paid.
  const shown = order.claims.filter(({ isRefused }) => !isRefused || order.left > 0);
  if (!canPay && shown.length === 0) return null;
  return (
    <section className={classes(surface['card'], styles['pay'])}>
      {shown.length > 0 && <Claims claims={shown} />}
      {canPay && (
        <ReportForm
          // A report changes the amount, and the next one is another payment.
          key={left}
          order={order}
          accessKey={accessKey}
          accounts={accounts}
          left={left}
        />
      )}
    </section>
  );
}
