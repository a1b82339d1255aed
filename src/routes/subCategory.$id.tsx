import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/subCategory/$id')({
  component: () => <PlaceholderScreen title="Sub-category" />,
});
