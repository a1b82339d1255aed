import { useAnswer } from '#counter/api/use-answer.ts';
import { Answer } from '#counter/parts/Answer.tsx';
import { useAddressPart } from '#counter/parts/links.tsx';
import { one } from '#contract/counter/orders.ts';
import { PapersPage } from './PapersPage.tsx';

/** An order on paper (counter-145). */
export function PapersScreen() {
  const id = useAddressPart('id');
  const answer = useAnswer(one, { id });
  return <Answer answer={answer}>{(order) => <PapersPage order={order} />}</Answer>;
}
