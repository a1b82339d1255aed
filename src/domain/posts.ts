/** What customers say in public: reviews of the shop and comments on products (catalogue-71). */
import { tidyText } from './plain-text.ts';

/** The most characters of one review or comment. */
export const longestPost = 2000;

export type PostProblem =
  /** Nothing that can be seen was written. */
  'empty' | 'tooLong';

/** What keeps a review or comment from being posted; null when nothing does. */
export function postProblem(content: string): PostProblem | null {
  const tidy = tidyText(content);
  if (tidy === '') return 'empty';
  return tidy.length > longestPost ? 'tooLong' : null;
}
