import { createFileRoute } from '@tanstack/react-router';
import { RequestHistoryScreen } from '#screens/request-history/RequestHistoryScreen.tsx';

export const Route = createFileRoute('/profile/prescription/request')({
  component: RequestHistoryScreen,
});
