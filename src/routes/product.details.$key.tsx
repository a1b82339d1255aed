import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/product/details/$key')({
  component: () => <PlaceholderScreen title="Product" />,
});
