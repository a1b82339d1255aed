/** Reviews of the shop: public to read; customers post each submission once. */
import { desc, eq } from 'drizzle-orm';
import * as contract from '#contract/reviews.ts';
import type { Database } from '#server/db/database.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { writeMessage } from '#server/endpoint/write-message.ts';
import { offsetOf, pageOf } from '#server/services/paging.ts';
import { isPublished } from '#server/services/feedback/posts.ts';
import { reviewsText } from '#text/reviews.ts';
import { authorOf, checkPost, postOnWire } from './posts.ts';

export function implementReviews(context: AppContext): void {
  const { db } = context;

  // Newest first, so that customers see the review that they have just posted.
  implement(context, contract.list, async ({ input }) => {
    const rows = await db
      .select()
      .from(reviews)
      .where(isPublished(reviews))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    return pageOf(rows.map(postOnWire), await db.$count(reviews, isPublished(reviews)), input);
  });

  implement(context, contract.add, async (call) => {
    const customerId = customerOf(call.principal);
    const content = checkPost(call.input.content, reviewsText.empty);
    await writeMessage(context, call, {
      owner: { customerId, deviceId: null },
      content: [content],
      find: (submissionId) => findReview(db, submissionId),
      write: async (once) => {
        const author = await authorOf(db, customerId);
        const [row] = await db
          .insert(reviews)
          .values({ ...once, customerId, author, content, createdAt: call.now })
          .onConflictDoNothing({ target: reviews.submissionId })
          .returning();
        return row ?? null;
      },
    });
    return null;
  });
}

async function findReview(db: Database, submissionId: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.submissionId, submissionId));
  return row ?? null;
}
