import { createFileRoute } from '@tanstack/react-router';
import { RequestHistoryScreen } from '#screens/profile-requests/RequestHistoryScreen.tsx';

export const Route = createFileRoute('/profile/prescription/request')({
  component: RequestHistoryScreen,
});
