import { DataTable } from '#counter/parts/DataTable.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { ScreenLink } from '#counter/parts/links.tsx';
import { orderTone } from '#counter/parts/order-tones.ts';
import type { CounterOrderSummary } from '#contract/counter/orders.ts';
import { phoneHref } from '#domain/phone.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrdersText } from '#text/counter/orders.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka, wholeNumber } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './Orders.module.css';

interface OrdersTableProps {
  orders: readonly CounterOrderSummary[];
  isStale: boolean;
  /** The rows are the result of a search. */
  isFound: boolean;
  onShowAll: () => void;
}

/** One row per order, with its open problems. */
export function OrdersTable({ orders, isStale, isFound, onShowAll }: OrdersTableProps) {
  const t = useText(counterOrdersText);
  const language = useLanguage();
  return (
    <DataTable
      caption={t.caption}
      rows={orders}
      rowKey={(order) => order.id}
      isStale={isStale}
      empty={
        <EmptyState
          icon="bag"
          title={t.none}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t.showAll}
            </Button>
          }
        >
          {isFound && t.noneFound}
        </EmptyState>
      }
      columns={[
        {
          id: 'number',
          heading: t.number,
          isTitle: true,
          cell: (order) => (
            <ScreenLink to={`/orders/${encodeURIComponent(order.id)}`} className={styles['number']}>
              {digits(order.number, language)}
            </ScreenLink>
          ),
        },
        { id: 'came', heading: t.came, cell: (order) => momentOf(order.createdAt, language) },
        {
          id: 'receiver',
          heading: t.receiver,
          cell: (order) => (
            <div>
              <bdi>{order.receiver}</bdi>{' '}
              <a href={phoneHref(order.phone)}>{digits(order.phone, language)}</a>
              <span className={styles['under']}>
                {[order.area, order.district].filter(Boolean).join(', ')}
              </span>
            </div>
          ),
        },
        {
          id: 'items',
          heading: t.items,
          align: 'end',
          cell: (order) => wholeNumber(order.lineCount, language),
        },
        {
          id: 'payable',
          heading: t.payable,
          align: 'end',
          cell: (order) => taka(order.payable, language),
        },
        {
          id: 'left',
          heading: t.left,
          align: 'end',
          cell: (order) => (order.left > 0 ? taka(order.left, language) : t.paidAll),
        },
        { id: 'status', heading: t.status, cell: (order) => <Standing order={order} /> },
      ]}
    />
  );
}

function Standing({ order }: { order: CounterOrderSummary }) {
  const t = useText(counterOrdersText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  const { status, isUnchecked, isUnverified, isRisky, isNothingKept, owedBack } = order;
  return (
    <div className={styles['standing']}>
      <StatusPill tone={orderTone(status)}>{statuses[status]}</StatusPill>
      {isUnchecked && (
        <Badge tone="line" icon="prescription">
          {t.unchecked}
        </Badge>
      )}
      {isUnverified && (
        <Badge tone="line" icon="clock">
          {t.unverified}
        </Badge>
      )}
      {isRisky && (
        <Badge tone="line" icon="warning">
          {t.risky}
        </Badge>
      )}
      {isNothingKept && (
        <Badge tone="line" icon="warning">
          {t.nothingKept}
        </Badge>
      )}
      {owedBack > 0 && (
        <Badge tone="line" icon="warning">
          {t.owed(taka(owedBack, language))}
        </Badge>
      )}
    </div>
  );
}
