import { createFileRoute } from '@tanstack/react-router';
import { requireCustomer } from '#parts/sign-in/require-customer.ts';
import { NotificationsScreen } from '#screens/notifications/NotificationsScreen.tsx';
import { readOrder } from '#state/order-in-address.ts';
import { writePage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/Notifications')({
  validateSearch: readOrder,
  beforeLoad: requireCustomer,
  component: Notifications,
});

function Notifications() {
  const { page = 1, order } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotificationsScreen
      page={page}
      isNewestFirst={order !== 'oldest'}
      onOrder={(isNewestFirst) =>
        void navigate({ search: isNewestFirst ? {} : { order: 'oldest' }, replace: true })
      }
      onPage={(next) => void navigate({ search: { ...writePage(next), order } })}
    />
  );
}
