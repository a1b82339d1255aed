import { Link } from '@tanstack/react-router';
import { PaymentsTable } from '#parts/payments/PaymentsTable.tsx';
import { OwnPage } from '#parts/profile/OwnPage.tsx';
import { useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { paymentsText } from '#text/payments.ts';

/** The breadcrumb Home > Transactions, and the table (payments-35). */
export function TransactionsScreen({ page }: { page: number }) {
  const t = useText(paymentsText);
  return (
    <OwnPage title={t.transactions}>
      <PaymentsTable
        caption={t.transactions}
        headings="transactions"
        page={page}
        link={(to, look, content) => (
          <Link {...look} to="/Transactions" search={writePage(to)}>
            {content}
          </Link>
        )}
      />
    </OwnPage>
  );
}
