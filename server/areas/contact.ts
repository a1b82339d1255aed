/**
 * Messages to the shop from anybody, with an hourly limit per phone (catalogue-113, offline-115).
 */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/contact.ts';
import { isContactTooLong, missingInContact, tidyContact } from '#domain/contact.ts';
import type { Database } from '#server/db/database.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement } from '#server/endpoint/implement.ts';
import { ownerOf } from '#server/services/idempotency-keys.ts';
import { writeMessage } from '#server/endpoint/write-message.ts';
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
    async (call) => {
      const { activityId, ...written } = call.input;
      const [missing] = missingInContact(written);
      if (missing) throw new Refusal(sentences[missing]);
      if (isContactTooLong(written)) throw malformed();
      const message = tidyContact(written);
      const owner = await ownerOf(db, call.principal, activityId);
      await writeMessage(context, call, {
        owner,
        content: message,
        find: (submissionId) => findMessage(db, submissionId),
        write: async (once) => {
          const [row] = await db
            .insert(contactMessages)
            .values({ ...once, ...owner, ...message, createdAt: call.now })
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
