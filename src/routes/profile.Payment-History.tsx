import { createFileRoute } from '@tanstack/react-router';
import { PaymentHistoryScreen } from '#screens/profile-payments/PaymentHistoryScreen.tsx';
import { readPage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/profile/Payment-History')({
  validateSearch: readPage,
  component: Payments,
});

function Payments() {
  const { page = 1 } = Route.useSearch();
  return <PaymentHistoryScreen page={page} />;
}
