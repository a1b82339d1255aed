import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/carrer')({
  component: () => <PlaceholderScreen page="careers" />,
});
