import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { useAddressPart } from '#counter/parts/links.tsx';
import { one } from '#contract/counter/orders.ts';
import { OrderView } from './OrderView.tsx';

/** One order: packed, checked, moved on, paid (counter-120). */
export function OrderScreen() {
  const id = useAddressPart('id');
  const response = useEndpoint(one, { id });
  return (
    <QueryState query={response}>
      {(order) => <OrderView key={order.id} order={order} />}
    </QueryState>
  );
}
