import { createFileRoute } from '@tanstack/react-router';
import { requireCustomer } from '#parts/sign-in/require-customer.ts';
import { NotificationsScreen } from '#screens/notifications/NotificationsScreen.tsx';
import { readPage, writePage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/Notifications')({
  validateSearch: readPage,
  beforeLoad: requireCustomer,
  component: Notifications,
});

function Notifications() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotificationsScreen
      page={page}
      onPage={(next) => void navigate({ search: writePage(next) })}
    />
  );
}
