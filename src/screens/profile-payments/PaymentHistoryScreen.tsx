import { Link } from '@tanstack/react-router';
import { PaymentsTable } from '#parts/payments/PaymentsTable.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { paymentsText } from '#text/payments.ts';

/** Payment History (payments-34). */
export function PaymentHistoryScreen({ page }: { page: number }) {
  const t = useText(paymentsText);
  usePageTitle(t.title);
  return (
    <>
      <h1>{t.title}</h1>
      <PaymentsTable
        caption={t.title}
        headings="history"
        page={page}
        link={(to, look, content) => (
          <Link {...look} to="/profile/Payment-History" search={writePage(to)}>
            {content}
          </Link>
        )}
      />
    </>
  );
}
