import { Link } from '@tanstack/react-router';
import { purchasesPerPage, purchasesQuery } from '#api/orders.ts';
import type { OrderSummary } from '#domain/order.ts';
import { FailureAlert } from '#parts/list-failed/FailureAlert.tsx';
import { NoOrder } from '#parts/profile/NoOrder.tsx';
import { OrderChip } from '#parts/profile/OrderChip.tsx';
import { PagedPrivateData } from '#parts/profile/PagedPrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderHistoryText } from '#text/order-history.ts';
import { purchasesText } from '#text/payments.ts';
import { Table, type TableColumn } from '#ui/Table.tsx';

/** The purchases list, 10 per page (customer-area-104). */
export function PurchasedOrders({ page }: { page: number }) {
  const t = useText(purchasesText);
  const history = useText(orderHistoryText);
  const language = useLanguage();
  const purchases = usePrivateQuery(purchasesQuery(page));
  const columns: TableColumn<OrderSummary>[] = [
    {
      id: 'order',
      isTitle: true,
      heading: t.orderNo,
      cell: (order) => (
        <Link to="/profile/order/details/$id" params={{ id: order.id }}>
          {digits(order.orderNo, language)}
        </Link>
      ),
    },
    { id: 'status', heading: t.status, cell: (order) => <OrderChip order={order} /> },
    {
      id: 'payable',
      heading: t.payable,
      align: 'end',
      cell: (order) => taka(order.payable, language),
    },
    { id: 'date', heading: t.date, cell: (order) => momentOf(order.createdAt, language) },
  ];
  return (
    <>
      <PagedPrivateData
        of={purchases}
        waiting={history.waiting}
        failed={t.failed}
        page={page}
        perPage={purchasesPerPage}
        link={(to, look, content) => (
          <Link {...look} to="/Purchases" search={writePage(to)}>
            {content}
          </Link>
        )}
        empty={<NoOrder />}
      >
        {(rows) => (
          <Table caption={t.orders} columns={columns} rows={rows} rowKey={(order) => order.id} />
        )}
      </PagedPrivateData>
      <FailureAlert error={purchases.error} isKnown={purchases.data !== undefined} />
    </>
  );
}
