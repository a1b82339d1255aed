import { PaymentsTable } from '#parts/payments/PaymentsTable.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { paymentsText } from '#text/payments.ts';

/** Payment History (S2 §2). */
export function PaymentHistoryScreen() {
  const t = useText(paymentsText);
  usePageTitle(t.title);
  return (
    <>
      <h1>{t.title}</h1>
      <PaymentsTable caption={t.title} headings="history" />
    </>
  );
}
