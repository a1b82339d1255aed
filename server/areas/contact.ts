/** Messages to the shop: anyone may write, so many an hour from one phone (catalogue-113, offline-115). */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/contact.ts';
import { isContactTooLong, missingInContact, tidyContact } from '#domain/contact.ts';
import type { Database } from '#server/db/database.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement } from '#server/endpoint/implement.ts';
import { fingerprintOf, ownerOf } from '#server/services/idempotency-keys.ts';
import { spenderOf } from '#server/endpoint/spender-of.ts';
import { writeIdempotently } from '#server/services/idempotent-write.ts';
import { Refusal } from '#server/services/refusal.ts';
import { contactText } from '#text/contact.ts';

const sentences = {
  name: contactText.nameRequired,
  phone: contactText.phoneRequired,
  message: contactText.messageRequired,
} as const;

export function implementContact(context: AppContext): void {
  const { db } = context;

  implement(
    context,
    contract.add,
    async ({ input, principal, key, now, markReplayed, request }) => {
      const { activityId, ...written } = input;
      const [missing] = missingInContact(written);
      if (missing) throw new Refusal(sentences[missing]);
      if (isContactTooLong(written)) throw malformed();
      const message = tidyContact(written);
      const owner = await ownerOf(db, principal, activityId);
      const fingerprint = fingerprintOf(owner, message);
      await writeIdempotently({
        key,
        fingerprint,
        markReplayed,
        mayWrite: () =>
          context.budgets.take(spenderOf(owner, request), now, { writes: 1, messages: 1 }),
        find: (submissionId) => findMessage(db, submissionId),
        write: async (submissionId) => {
          const [row] = await db
            .insert(contactMessages)
            .values({ submissionId, fingerprint, ...owner, ...message, createdAt: now })
            .onConflictDoNothing()
            .returning();
          return row ?? null;
        },
      });
      return null;
    },
    { perMinute: context.messagesPerMinute },
  );
}

async function findMessage(db: Database, submissionId: string) {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.submissionId, submissionId));
  return row ?? null;
}
