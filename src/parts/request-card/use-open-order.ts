import { useNavigate } from '@tanstack/react-router';
import type { PlacedOrder } from '#domain/order.ts';
import { keepAccessKey } from '#outbox/order-responses.ts';

/**
 * Opens the success page of an order. A guest's access key is passed in the URL fragment, which is
 * not sent to any server, and is stored on this phone.
 */
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
