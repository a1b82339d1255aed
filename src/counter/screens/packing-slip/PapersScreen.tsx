import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { useAddressPart } from '#counter/parts/links.tsx';
import { one } from '#contract/counter/orders.ts';
import { PapersPage } from './PapersPage.tsx';

/** The printable papers of an order (counter-145). */
export function PapersScreen() {
  const id = useAddressPart('id');
  const response = useEndpoint(one, { id });
  return <QueryState query={response}>{(order) => <PapersPage order={order} />}</QueryState>;
}
