/** Comments on products: public to read; customers post each submission once. */
import { and, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/comments.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { comments } from '#server/db/tables/reviews.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { rowId } from '#server/services/numbers.ts';
import { writeMessage } from '#server/endpoint/write-message.ts';
import { offsetOf, pageOf } from '#server/services/paging.ts';
import { Refusal } from '#server/services/refusal.ts';
import { isPublished } from '#server/services/feedback/posts.ts';
import { commentsText } from '#text/comments.ts';
import { authorOf, checkPost, postOnWire } from './posts.ts';

export function implementComments(context: AppContext): void {
  const { db } = context;

  implement(context, contract.byProduct, async ({ input }) => {
    const [filter, ...more] = input.filters;
    const isKnown = filter?.field.toLowerCase() === 'productid' && filter.operation === 0;
    if (!filter || !isKnown || more.length > 0) throw malformed();
    const ofProduct = and(eq(comments.productId, rowId(filter.value) ?? 0), isPublished(comments));
    const rows = await db
      .select()
      .from(comments)
      .where(ofProduct)
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    return pageOf(rows.map(postOnWire), await db.$count(comments, ofProduct), input);
  });

  implement(context, contract.add, async (call) => {
    const customerId = customerOf(call.principal);
    const content = checkPost(call.input.content, commentsText.empty);
    const productId = rowId(call.input.productId) ?? 0;
    const row = await writeMessage(context, call, {
      owner: { customerId, deviceId: null },
      content: [productId, content],
      find: (submissionId) => findComment(db, submissionId),
      write: async (once) => {
        await requireProduct(db, productId);
        const author = await authorOf(db, customerId);
        const [written] = await db
          .insert(comments)
          .values({ ...once, productId, customerId, author, content, createdAt: call.now })
          .onConflictDoNothing({ target: comments.submissionId })
          .returning();
        return written ?? null;
      },
    });
    return postOnWire(row);
  });
}

/**
 * A submission may wait for days while its product is removed. That is a refusal (200, IsError),
 * because the outbox would retry a 404 for ever.
 */
async function requireProduct(db: Database, id: number): Promise<void> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, id));
  if (!product) throw new Refusal(commentsText.productGone);
}

async function findComment(db: Database, submissionId: string) {
  const [row] = await db.select().from(comments).where(eq(comments.submissionId, submissionId));
  return row ?? null;
}
