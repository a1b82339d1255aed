import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#screens/placeholder/PlaceholderScreen.tsx';

export const Route = createFileRoute('/profile/prescription/request')({
  component: () => <PlaceholderScreen title="Request History" />,
});
