import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/special/offer')({
  component: () => <PlaceholderScreen page="specialOffers" />,
});
