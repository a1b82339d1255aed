import { createFileRoute } from '@tanstack/react-router';
import { goHomeUnlessCustomer } from '#parts/sign-in/require-customer.ts';
import { TransactionsScreen } from '#screens/transactions/TransactionsScreen.tsx';
import { readPage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/Transactions')({
  beforeLoad: goHomeUnlessCustomer,
  validateSearch: readPage,
  component: Transactions,
});

function Transactions() {
  const { page = 1 } = Route.useSearch();
  return <TransactionsScreen page={page} />;
}
