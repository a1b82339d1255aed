/** What customers say in public: reviews of the shop and comments on products (catalogue-71). */
import { tidyText } from './plain-text.ts';

/** The most characters of one review or comment. */
export const mostSaid = 2000;

export type SaidProblem =
  /** Nothing that can be seen was written. */
  'empty' | 'tooLong';

/** What keeps a review or comment from being posted; null when nothing does. */
export function saidProblem(content: string): SaidProblem | null {
  const tidy = tidyText(content);
  if (tidy === '') return 'empty';
  return tidy.length > mostSaid ? 'tooLong' : null;
}
