import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { ordersPerPage, ordersQuestion } from '#api/order-history.ts';
import { orderTabs, type OrderTab } from '#domain/order.ts';
import { Later } from '#parts/later/Later.tsx';
import { Answered } from '#parts/profile/Answered.tsx';
import { usePrivate } from '#parts/profile/use-private.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { orderHistoryText, orderTabsText } from '#text/order-history.ts';
import { profileLinksText } from '#text/profile.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrdersScreen.module.css';

const RefillDialog = lazy(async () => ({
  default: (await import('#parts/refill/RefillDialog.tsx')).RefillDialog,
}));

export interface OrdersScreenProps {
  tab: OrderTab;
  /** From 1. */
  page: number;
}

/** The customer's orders by tab, 5 per page (S2 §2). */
export function OrdersScreen({ tab, page }: OrdersScreenProps) {
  const t = useText(orderHistoryText);
  const tabNames = useText(orderTabsText);
  const links = useText(profileLinksText);
  const language = useLanguage();
  const orders = usePrivate(ordersQuestion(tab, page));
  const [refilling, setRefilling] = useState<string | null>(null);
  usePageTitle(t.title);
  return (
    <>
      <h1>{t.title}</h1>
      <nav aria-label={t.tabs}>
        <ul className={styles['tabs']}>
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
      <Answered of={orders} waiting={t.waiting} failed={t.failed}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState
              icon="bag"
              title={t.none}
              action={
                <Link to="/" className={buttonLook('primary')}>
                  {t.browse}
                </Link>
              }
            >
              {t.noneHint}
            </EmptyState>
          ) : (
            <>
              <ul className={styles['orders']}>
                {rows.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} onRefill={() => setRefilling(order.id)} />
                  </li>
                ))}
              </ul>
              <Pager
                page={page}
                pageCount={Math.ceil(total / ordersPerPage)}
                labels={{
                  pages: links.pages,
                  previous: links.previous,
                  next: links.next,
                  page: links.page,
                }}
                format={(at) => digits(at, language)}
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
              />
            </>
          )
        }
      </Answered>
      {refilling !== null && (
        <Later>
          <RefillDialog orderId={refilling} onClose={() => setRefilling(null)} />
        </Later>
      )}
    </>
  );
}
