import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ordersPerPage, ordersQuery } from '#api/orders.ts';
import { isUnderWay } from '#domain/order.ts';
import { orderTabs, type OrderTab } from '#domain/order-tabs.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { NoOrder } from '#parts/profile/NoOrder.tsx';
import { PagedPrivateData } from '#parts/profile/PagedPrivateData.tsx';
import { useCurrentInStrip } from '#parts/profile/use-current-in-strip.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { orderHistoryText, orderTabsText } from '#text/order-history.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrdersScreen.module.css';

const RefillDialog = lazyPart(() =>
  import('#parts/refill/RefillDialog.tsx').then((loaded) => loaded.RefillDialog),
);

export interface OrdersScreenProps {
  tab: OrderTab;
  /** The page, from 1. */
  page: number;
}

/** The customer's orders by tab, 5 per page (customer-area-21, customer-area-23). */
export function OrdersScreen({ tab, page }: OrdersScreenProps) {
  const t = useText(orderHistoryText);
  const tabNames = useText(orderTabsText);
  const orders = usePrivateQuery(ordersQuery(tab, page), ({ rows }) => rows.some(isUnderWay));
  const strip = useCurrentInStrip();
  const [refilling, setRefilling] = useState<string | null>(null);
  usePageTitle(t.title);
  return (
    <>
      <h1>{t.title}</h1>
      <nav aria-label={t.tabs}>
        <ul ref={strip} className={styles['tabs']}>
          {orderTabs.map((one) => (
            <li key={one}>
              <Link
                to="/profile/OrderHistory/$tab"
                params={{ tab: one }}
                className={styles['tab']}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={one === tab ? 'page' : undefined}
              >
                {tabNames[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PagedPrivateData
        of={orders}
        waiting={t.waiting}
        failed={t.failed}
        page={page}
        perPage={ordersPerPage}
        empty={<NoOrder />}
        link={(to, look, content) => (
          <Link
            to="/profile/OrderHistory/$tab"
            params={{ tab }}
            search={to > 1 ? { page: to } : {}}
            {...look}
          >
            {content}
          </Link>
        )}
      >
        {(rows) => (
          <ul className={styles['orders']}>
            {rows.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} onRefill={() => setRefilling(order.id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedPrivateData>
      {refilling !== null && (
        <RefillDialog orderId={refilling} onClose={() => setRefilling(null)} />
      )}
    </>
  );
}
