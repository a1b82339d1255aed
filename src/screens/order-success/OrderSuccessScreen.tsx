import { readSuccessPage } from '#domain/success-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { WaitingOrder } from './WaitingOrder.tsx';
import styles from './OrderSuccessScreen.module.css';
import { PlacedOrder } from './PlacedOrder.tsx';

export interface OrderSuccessScreenProps {
  /** The search parameters of the address. They are not trusted, because anybody can write them. */
  query: Readonly<Record<string, unknown>>;
}

/**
 * /Order/Success (checkout-90) with all its variants: placed, paid or not, or still saved on this
 * phone.
 */
export function OrderSuccessScreen({ query }: OrderSuccessScreenProps) {
  const t = useText(ordersText);
  usePageTitle(t.successTitle);
  const page = readSuccessPage(query);
  return (
    <div className={styles['screen']}>
      {page.submissionId ? (
        <WaitingOrder submissionId={page.submissionId} />
      ) : (
        <PlacedOrder page={page} />
      )}
    </div>
  );
}
