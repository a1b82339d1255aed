/** A comment on a product. */
import * as v from 'valibot';
import { add } from '#contract/comments.ts';
import { readPost } from '#contract/written.ts';
import { kindSentTo, textLine } from '#outbox/kind.ts';

export const kind = kindSentTo(add, {
  payload: v.object({ productId: v.string(), content: v.string() }),
  write: ({ productId, content }) => ({ ProductId: productId, Content: content }),
  linesOf: (stored) => {
    const post = readPost(stored);
    return [...textLine(post?.productName), ...textLine(post?.content)];
  },
  form: {
    // Either the key or the id opens the product. A comment with neither cannot be edited; the list
    // shows its text.
    addressOf: (stored) => {
      const post = readPost(stored);
      const product = post?.productKey || post?.productId;
      return product ? `/product/details/${encodeURIComponent(product)}#reviews` : null;
    },
    isBlank: (stored) => !readPost(stored)?.content.trim(),
    isSame: (stored, other) => readPost(stored)?.productId === readPost(other)?.productId,
  },
});
