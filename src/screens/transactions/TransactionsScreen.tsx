import { PaymentsTable } from '#parts/payments/PaymentsTable.tsx';
import { OwnPage } from '#parts/profile/OwnPage.tsx';
import { useText } from '#state/language.ts';
import { paymentsText } from '#text/payments.ts';

/** Home > Transactions, and the table (S2 §2). */
export function TransactionsScreen() {
  const t = useText(paymentsText);
  return (
    <OwnPage title={t.transactions}>
      <PaymentsTable caption={t.transactions} headings="transactions" />
    </OwnPage>
  );
}
