import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/profile/OrderHistory/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/OrderHistory/$tab', params: { tab: 'All' }, replace: true });
  },
});
