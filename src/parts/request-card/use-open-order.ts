import { useNavigate } from '@tanstack/react-router';
import type { PlacedOrder } from '#domain/order.ts';

/** Leads to the success page of an order; a guest's key goes in the fragment, which no server sees. */
export function useOpenOrder(): (order: PlacedOrder) => void {
  const navigate = useNavigate();
  return ({ id: Id, orderNo: OrderNo, accessKey }) => {
    const search = { OrderNo, Payment: 0, Id, IsNew: 1 };
    void navigate({
      to: '/order/Success',
      search,
      ...(accessKey && { hash: `key=${accessKey}` }),
    });
  };
}
