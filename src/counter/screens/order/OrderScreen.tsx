import { useAnswer } from '#counter/api/use-answer.ts';
import { Answer } from '#counter/parts/Answer.tsx';
import { useAddressPart } from '#counter/parts/links.tsx';
import { one } from '#contract/counter/orders.ts';
import { OrderView } from './OrderView.tsx';

/** One order: packed, checked, moved on, paid (counter-120). */
export function OrderScreen() {
  const id = useAddressPart('id');
  const answer = useAnswer(one, { id });
  return <Answer answer={answer}>{(order) => <OrderView key={order.id} order={order} />}</Answer>;
}
