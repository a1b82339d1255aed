import { Link } from '@tanstack/react-router';
import { paymentsPerPage, paymentsQuery } from '#api/payments.ts';
import type { Payment } from '#domain/payment.ts';
import { FailureAlert } from '#parts/list-failed/FailureAlert.tsx';
import { PagedPrivateData } from '#parts/profile/PagedPrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka, wholeNumber } from '#text/numbers.ts';
import { paymentStatusText, paymentsText } from '#text/payments.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { PagerProps } from '#ui/Pager.tsx';
import { Table, type TableColumn } from '#ui/Table.tsx';

export interface PaymentsTableProps {
  caption: string;
  /**
   * The column headings. 'history': #, Order No., …, Status; 'transactions': Order No, …, State
   * (payments-34, payments-35).
   */
  headings: 'history' | 'transactions';
  /** The page, from 1. */
  page: number;
  /** Creates a link to a page of the table. */
  link: NonNullable<PagerProps['link']>;
}

/** The customer's payments, 10 per page. Each order number links to its order. */
export function PaymentsTable({ caption, headings, page, link }: PaymentsTableProps) {
  const t = useText(paymentsText);
  const payments = usePrivateQuery(paymentsQuery(page));
  const columns = useColumns(headings, (page - 1) * paymentsPerPage);
  return (
    <>
      <PagedPrivateData
        of={payments}
        waiting={t.waiting}
        failed={t.failed}
        page={page}
        perPage={paymentsPerPage}
        link={link}
        empty={
          <EmptyState
            icon="tag"
            title={t.none}
            action={
              <Link to="/profile/OrderHistory" className={buttonLook('secondary')}>
                {t.toOrders}
              </Link>
            }
          >
            {t.noneHint}
          </EmptyState>
        }
      >
        {(rows) => (
          <Table caption={caption} columns={columns} rows={rows} rowKey={(payment) => payment.id} />
        )}
      </PagedPrivateData>
      <FailureAlert error={payments.error} isKnown={payments.data !== undefined} />
    </>
  );
}

function useColumns(
  headings: PaymentsTableProps['headings'],
  before: number,
): TableColumn<Payment>[] {
  const t = useText(paymentsText);
  const statuses: Record<string, string> = useText(paymentStatusText);
  const language = useLanguage();
  const isHistory = headings === 'history';
  const columns: TableColumn<Payment>[] = [
    {
      id: 'order',
      isTitle: true,
      heading: isHistory ? t.orderNo : t.orderNoPlain,
      cell: (payment) => (
        <Link to="/profile/order/details/$id" params={{ id: payment.orderId }}>
          {digits(payment.orderNo, language)}
        </Link>
      ),
    },
    { id: 'transaction', heading: t.transactionId, cell: (payment) => payment.transactionId },
    { id: 'service', heading: t.service, cell: (payment) => payment.service },
    {
      id: 'amount',
      heading: t.amount,
      align: 'end',
      cell: (payment) => taka(payment.amount, language),
    },
    {
      id: 'status',
      heading: isHistory ? t.status : t.state,
      cell: (payment) => statuses[payment.status] ?? payment.status,
    },
    {
      id: 'date',
      heading: t.date,
      cell: ({ paidAt, startedAt }) => {
        const at = paidAt ?? startedAt;
        return at && momentOf(at, language);
      },
    },
  ];
  if (!isHistory) return columns;
  const position: TableColumn<Payment> = {
    id: 'position',
    heading: t.position,
    cell: (_, index) => wholeNumber(before + index + 1, language),
  };
  return [position, ...columns];
}
