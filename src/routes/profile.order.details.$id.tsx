import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '#screens/profile-order/OrderScreen.tsx';

export const Route = createFileRoute('/profile/order/details/$id')({ component: Order });

function Order() {
  const { id } = Route.useParams();
  return <OrderScreen key={id} id={id} />;
}
