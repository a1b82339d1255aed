import { createFileRoute } from '@tanstack/react-router';
import { PaymentHistoryScreen } from '#screens/profile-payments/PaymentHistoryScreen.tsx';

export const Route = createFileRoute('/profile/Payment-History')({
  component: PaymentHistoryScreen,
});
