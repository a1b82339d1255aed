import { createFileRoute, redirect } from '@tanstack/react-router';
import { tabInAddress } from '#screens/profile-orders/tab-in-address.ts';
import { OrdersScreen } from '#screens/profile-orders/OrdersScreen.tsx';
import { readPage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/profile/OrderHistory/$tab')({
  validateSearch: readPage,
  beforeLoad: ({ params }) => {
    if (tabInAddress(params.tab)) return;
    throw redirect({ to: '/profile/OrderHistory/$tab', params: { tab: 'All' }, replace: true });
  },
  component: Orders,
});

function Orders() {
  const { tab } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return <OrdersScreen tab={tabInAddress(tab) ?? 'All'} page={page} />;
}
