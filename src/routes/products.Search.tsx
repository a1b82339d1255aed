import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/products/Search')({
  component: () => <PlaceholderScreen title="Search" />,
});
