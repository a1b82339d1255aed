import { useNavigate } from '@tanstack/react-router';
import type { PlacedOrder } from '#domain/order.ts';
import { keepAccessKey } from '#outbox/order-responses.ts';

/** Leads to the success page of an order; a guest's key goes in the fragment, which no server sees, and stays on this phone. */
export function useOpenOrder(): (order: PlacedOrder) => void {
  const navigate = useNavigate();
  return ({ id: Id, orderNo: OrderNo, accessKey }) => {
    if (accessKey) void keepAccessKey(Id, accessKey);
    const search = { OrderNo, Payment: 0, Id, IsNew: 1 };
    void navigate({
      to: '/Order/Success',
      search,
      ...(accessKey && { hash: `key=${accessKey}` }),
    });
  };
}
