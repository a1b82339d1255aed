/**
 * The queue of push messages. They are written together with the new status, and any server sends
 * them afterwards.
 */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/push.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { livingSession } from '#server/services/accounts/sessions.ts';
import { followersIn } from './followed.ts';

export interface StatusNews {
  about: 'order' | 'request' | 'product';
  aboutId: string;
  /**
   * The number that the customer sees (N-1001, R-1001); for a product its permalink, which is not
   * shown on lock screens.
   */
  number: string;
  status: string;
  /** Null if the news is for a guest. */
  customerId: string | null;
  now: Date;
}

/**
 * Writes a message for each subscribed phone inside the caller's transaction, once per status;
 * quotes and refunds may repeat. A failure here does not affect the status change.
 */
export async function queuePush(tx: Database, news: StatusNews): Promise<void> {
  try {
    await tx.transaction((inner) => insertMessages(inner, news));
  } catch {
    // Push messages are optional. The list of notifications also has the news.
  }
}

async function insertMessages(tx: Database, news: StatusNews): Promise<void> {
  const { customerId, about, aboutId, number, status, now } = news;
  const phones =
    customerId === null ? await followersOf(tx, news) : await phonesOf(tx, customerId, now);
  if (phones.length === 0) return;
  if (isNewsEachTime.has(status)) await forgetBefore(tx, news, phones);
  await tx
    .insert(pushMessages)
    .values(
      phones.map(({ id }) => ({
        subscriptionId: id,
        about,
        aboutId,
        number,
        status,
        createdAt: now,
        nextAt: now,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Statuses that are news each time (counter-66, notifications-32). The newest message replaces the
 * previous one.
 */
const isNewsEachTime: ReadonlySet<string> = new Set(['Answered', 'Refunded']);

async function forgetBefore(
  tx: Database,
  { about, aboutId, status }: StatusNews,
  phones: { id: number }[],
): Promise<void> {
  await tx.delete(pushMessages).where(
    and(
      inArray(
        pushMessages.subscriptionId,
        phones.map(({ id }) => id),
      ),
      eq(pushMessages.about, about),
      eq(pushMessages.aboutId, aboutId),
      eq(pushMessages.status, status),
    ),
  );
}

/** The phones on which the customer is still signed in. */
function phonesOf(tx: Database, customerId: string, now: Date) {
  return tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .where(and(eq(pushSubscriptions.customerId, customerId), livingSession(now)));
}

async function followersOf(tx: Database, { about, aboutId }: StatusNews) {
  if (about === 'product') return [];
  const follows = followersIn(about);
  return tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(follows, eq(follows.subscriptionId, pushSubscriptions.id))
    .where(and(isNull(pushSubscriptions.customerId), eq(follows.subjectId, aboutId)));
}
