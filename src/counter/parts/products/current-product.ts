import * as v from 'valibot';
import { CounterProblem } from '#counter/api/problem.ts';
import { one, type CounterProduct } from '#contract/counter/shelves.ts';

/** The current product from a refusal's content; null if the refusal has none. */
export function currentOf(problem: unknown): CounterProduct | null {
  if (!(problem instanceof CounterProblem)) return null;
  const read = v.safeParse(one.response, problem.content);
  return read.success ? read.output : null;
}
