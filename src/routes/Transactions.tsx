import { createFileRoute } from '@tanstack/react-router';
import { goHomeUnlessCustomer } from '#parts/sign-in/require-customer.ts';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/Transactions')({
  beforeLoad: goHomeUnlessCustomer,
  component: () => <PlaceholderScreen page="transactions" />,
});
