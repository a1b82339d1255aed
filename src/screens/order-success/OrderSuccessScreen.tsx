import type { SuccessPage } from '#domain/success-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { KeptOrder } from './KeptOrder.tsx';
import styles from './OrderSuccessScreen.module.css';
import { PlacedOrder } from './PlacedOrder.tsx';

export interface OrderSuccessScreenProps {
  page: SuccessPage;
}

/** /Order/Success (S2 §2) with all its variants: placed, paid or not, or still saved on this phone. */
export function OrderSuccessScreen({ page }: OrderSuccessScreenProps) {
  const t = useText(ordersText);
  usePageTitle(t.successTitle);
  return (
    <div className={styles['screen']}>
      {page.letterId ? <KeptOrder letterId={page.letterId} /> : <PlacedOrder page={page} />}
    </div>
  );
}
