import { createFileRoute } from '@tanstack/react-router';
import { RequestHistoryScreen } from '#screens/profile-requests/RequestHistoryScreen.tsx';
import { readPage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/profile/prescription/request')({
  validateSearch: readPage,
  component: Requests,
});

function Requests() {
  const { page = 1 } = Route.useSearch();
  return <RequestHistoryScreen page={page} />;
}
