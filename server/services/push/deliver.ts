/**
 * Sends due push messages. Several server processes may run this; each message is tried by one at a
 * time.
 */
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/push.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { livingSession } from '#server/services/accounts/sessions.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import { deleteInPortions } from '#server/services/in-portions.ts';
import { shopName } from '#server/services/shop/settings.ts';
import { messageText } from './message-text.ts';
import type { PushSettings } from './push-settings.ts';
import { sendPush, type SendOutcome } from './send.ts';

/** Messages per round. */
const batchSize = 20;
const maxAttempts = 4;
/** Seconds until the second, third and fourth try. */
const retryDelaysSeconds = [60, 300, 1_500];
/** Hours after which a status is no longer sent. */
const newsHours = 24;
/** Consecutive failed messages after which a subscription is removed. */
const maxFailures = 10;

type Message = typeof pushMessages.$inferSelect;
type Subscription = typeof pushSubscriptions.$inferSelect;

/**
 * Sends due messages and returns their number. A message is taken from the queue before it is sent,
 * and put back only if it certainly did not arrive. A crash or a silent push service may therefore
 * lose a message, but never duplicates one.
 */
export async function sendDuePushes(
  db: Database,
  settings: PushSettings,
  now: Date,
): Promise<number> {
  const claimed = await claimDue(db, now);
  if (claimed.length === 0) return 0;
  const name = await shopName(db);
  const latest = await latestOf(db, claimed);
  const phones = await phonesOf(db, latest, now);
  const isNews = ({ createdAt }: Message) =>
    now.getTime() - createdAt.getTime() < newsHours * 3_600_000;
  await Promise.all(
    latest.filter(isNews).map(async (message) => {
      const phone = phones.get(message.subscriptionId);
      if (!phone) return;
      const text = JSON.stringify(messageText(message, phone, name));
      const topic = hashToken(`${message.about} ${message.aboutId}`).slice(0, 32);
      const { endpoint, p256dh, auth } = phone;
      const sent = { endpoint, p256dh, auth, text, topic, now };
      await noteOutcome(db, { message, endpoint }, await sendPush(settings, sent), now);
    }),
  );
  return claimed.length;
}

/** Claims due messages, so that no other process sends them. */
async function claimDue(db: Database, now: Date): Promise<Message[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: pushMessages.id })
      .from(pushMessages)
      .where(and(isNotNull(pushMessages.nextAt), lte(pushMessages.nextAt, now)))
      .orderBy(asc(pushMessages.nextAt), asc(pushMessages.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(pushMessages)
      .set({ nextAt: null, attempts: sql`${pushMessages.attempts} + 1` })
      .where(inArray(pushMessages.id, ids))
      .returning();
  });
}

/** Returns the messages that no newer status of the same subject follows. */
async function latestOf(db: Database, claimed: Message[]): Promise<Message[]> {
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return db
    .select()
    .from(pushMessages)
    .where(and(inArray(pushMessages.id, ids), isLatest(db)))
    .orderBy(asc(pushMessages.id));
}

/** Matches messages without a newer one about the same subject for the same phone. */
function isLatest(db: Database): SQL {
  const newer = alias(pushMessages, 'newer');
  const following = db
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.subscriptionId, pushMessages.subscriptionId),
        eq(newer.about, pushMessages.about),
        eq(newer.aboutId, pushMessages.aboutId),
        gt(newer.id, pushMessages.id),
      ),
    );
  return notExists(following);
}

/**
 * Reads the current subscriptions, so that phones that have signed out in the meantime get nothing.
 */
async function phonesOf(db: Database, messages: Message[], now: Date) {
  const ids = [...new Set(messages.map(({ subscriptionId }) => subscriptionId))];
  if (ids.length === 0) return new Map<number, Subscription>();
  const rows = await db
    .select({ phone: pushSubscriptions })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .where(
      and(
        inArray(pushSubscriptions.id, ids),
        or(isNull(pushSubscriptions.customerId), livingSession(now)),
      ),
    );
  return new Map(rows.map(({ phone }) => [phone.id, phone]));
}

async function noteOutcome(
  db: Database,
  { message: { id, subscriptionId, attempts }, endpoint }: { message: Message; endpoint: string },
  outcome: SendOutcome,
  now: Date,
): Promise<void> {
  // If the endpoint has changed in the meantime, the result does not apply to the new one.
  const own = and(
    eq(pushSubscriptions.id, subscriptionId),
    eq(pushSubscriptions.endpoint, endpoint),
  );
  if (outcome.kind === 'gone') {
    await db.delete(pushSubscriptions).where(own);
    return;
  }
  if (outcome.kind === 'taken') {
    await db.update(pushSubscriptions).set({ failures: 0 }).where(own);
    return;
  }
  if (outcome.kind === 'later' && attempts < maxAttempts) {
    const seconds = Math.max(outcome.seconds, retryDelaysSeconds[attempts - 1] ?? 0);
    const nextAt = new Date(now.getTime() + seconds * 1_000);
    await db
      .update(pushMessages)
      .set({ nextAt })
      .where(and(eq(pushMessages.id, id), isLatest(db)));
    return;
  }
  await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(own);
  await db
    .delete(pushSubscriptions)
    .where(and(own, sql`${pushSubscriptions.failures} >= ${maxFailures}`));
}

/** Deletes old messages, sent or not. A status does not repeat after so many days. */
export async function forgetPushes(db: Database, before: Date): Promise<void> {
  await deleteInPortions(db, pushMessages, pushMessages.id, lt(pushMessages.createdAt, before));
}
