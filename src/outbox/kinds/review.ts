/** A review of the shop. */
import * as v from 'valibot';
import { add } from '#contract/reviews.ts';
import { readPost } from '#contract/written.ts';
import { kindSentTo, textLine } from '#outbox/kind.ts';

export const kind = kindSentTo(add, {
  payload: v.object({ content: v.string() }),
  write: ({ content }) => ({ Content: content }),
  linesOf: (stored) => textLine(readPost(stored)?.content),
  form: {
    addressOf: () => '/review',
    isBlank: (stored) => !readPost(stored)?.content.trim(),
  },
});
