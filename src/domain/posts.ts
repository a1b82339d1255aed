/** Public posts of customers: reviews of the shop and comments on products (catalogue-71). */
import { tidyText } from './plain-text.ts';

/** The maximum number of characters of one review or comment. */
export const longestPost = 2000;

export type PostProblem =
  /** No visible character was written. */
  'empty' | 'tooLong';

/** The problem of a review or comment; null if it can be posted. */
export function postProblem(content: string): PostProblem | null {
  const tidy = tidyText(content);
  if (tidy === '') return 'empty';
  return tidy.length > longestPost ? 'tooLong' : null;
}
