import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/profile/Payment-History')({
  component: () => <PlaceholderScreen page="paymentHistory" />,
});
