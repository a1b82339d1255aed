import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { purchasesPerPage, purchasesQuestion } from '#api/order-history.ts';
import { reasonOf } from '#api/failure.ts';
import type { OrderSummary } from '#domain/order.ts';
import { Answered } from '#parts/profile/Answered.tsx';
import { OrderChip } from '#parts/profile/OrderChip.tsx';
import { usePrivate } from '#parts/profile/use-private.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { wordsFor } from '#text/errors.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderHistoryText } from '#text/order-history.ts';
import { paymentsText, purchasesText } from '#text/payments.ts';
import { profileLinksText } from '#text/profile.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table, type TableColumn } from '#ui/Table.tsx';

/** The purchases list, 10 per page (S2 §9). */
export function PurchasedOrders() {
  const t = useText(purchasesText);
  const history = useText(orderHistoryText);
  const links = useText(profileLinksText);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const purchases = usePrivate(purchasesQuestion(page));
  const columns: TableColumn<OrderSummary>[] = [
    {
      id: 'order',
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
      <Answered of={purchases} waiting={history.waiting} failed={t.failed}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState
              icon="bag"
              title={history.none}
              action={
                <Link to="/" className={buttonLook('primary')}>
                  {history.browse}
                </Link>
              }
            >
              {history.noneHint}
            </EmptyState>
          ) : (
            <>
              <Table
                caption={t.orders}
                columns={columns}
                rows={rows}
                rowKey={(order) => order.id}
              />
              <Pager
                page={page}
                pageCount={Math.ceil(total / purchasesPerPage)}
                labels={{
                  pages: links.pages,
                  previous: links.previous,
                  next: links.next,
                  page: links.page,
                }}
                format={(at) => digits(at, language)}
                onPage={setPage}
              />
            </>
          )
        }
      </Answered>
      <RefusedAlert error={purchases.error} />
    </>
  );
}

/** S2 §8: an IsError answer shows an alert with its message. */
function RefusedAlert({ error }: { error: Error | null }) {
  const t = useText(paymentsText);
  const language = useLanguage();
  const [read, setRead] = useState<Error | null>(null);
  const reason = error && reasonOf(error);
  if (!reason || read === error || reason.kind === 'unreachable' || reason.kind === 'tooSlow')
    return null;
  const { sentence, code } = wordsFor(reason, language);
  return (
    <AlertDialog
      title={sentence}
      smallPrint={code}
      onClose={() => setRead(error)}
      actions={
        <Button wide onClick={() => setRead(error)}>
          {t.understood}
        </Button>
      }
    />
  );
}
