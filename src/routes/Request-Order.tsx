import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/Request-Order')({
  component: () => <PlaceholderScreen title="Request Order" />,
});
