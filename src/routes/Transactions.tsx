import { createFileRoute } from '@tanstack/react-router';
import { goHomeUnlessCustomer } from '#parts/sign-in/require-customer.ts';
import { TransactionsScreen } from '#screens/transactions/TransactionsScreen.tsx';

export const Route = createFileRoute('/Transactions')({
  beforeLoad: goHomeUnlessCustomer,
  component: TransactionsScreen,
});
