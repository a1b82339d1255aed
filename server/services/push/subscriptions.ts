/** Push subscriptions: one owner per browser, and a limited number of browsers per owner. */
import { and, desc, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { pushOrders, pushRequests, pushSubscriptions } from '#server/db/tables/push.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';
import { malformed } from '#server/services/failures.ts';
import { deleteInPortions } from '#server/services/in-portions.ts';
import type { Language } from '#text/sentences.ts';
import { followersIn, type Followed } from './followed.ts';

/**
 * The maximum number of browsers of one customer, and of phones that follow one guest's order or
 * request. The oldest are removed.
 */
const maxPerCustomer = 10;
const maxFollowers = 5;
/** The maximum number of guest orders that one phone follows, and also of requests. */
const maxFollowed = 20;

export type PushOwner =
  | { customerId: string; sessionHash: string }
  | { customerId: null; followed: Followed };

export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface NewSubscription extends Browser {
  owner: PushOwner;
  language: Language;
  now: Date;
}

/** Assigns a browser to this owner only. Returns the token of the subscription. */
export async function subscribe(db: Database, wish: NewSubscription): Promise<string> {
  const { owner, endpoint, p256dh, auth, language, now } = wish;
  const token = newToken();
  await db.transaction(async (tx) => {
    await lockAddress(tx, endpoint);
    const [known] = await tx
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint))
      .for('update');
    // A browser's keys never change, so a caller with other keys does not own this endpoint.
    if (known && !(isSameKey(known.auth, auth) && isSameKey(known.p256dh, p256dh)))
      throw malformed();
    // Messages for the previous owner must not be sent to the next one.
    if (known && known.customerId !== owner.customerId) await remove(tx, [known.id]);
    const isGuests = owner.customerId === null;
    const row = {
      tokenHash: hashToken(token),
      p256dh,
      auth,
      customerId: owner.customerId,
      sessionHash: isGuests ? null : owner.sessionHash,
      language,
      createdAt: now,
      failures: 0,
    };
    const [written] = await tx
      .insert(pushSubscriptions)
      .values({ ...row, endpoint })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
      .returning({ id: pushSubscriptions.id });
    if (!written) throw malformed();
    if (isGuests) await follow(tx, written.id, owner.followed, now);
    else await removeOldest(tx, owner.customerId);
  });
  return token;
}

/** Older rows have the key in its original spelling, so compare bytes. */
function isSameKey(known: string, brought: string): boolean {
  return Buffer.from(known, 'base64url').equals(Buffer.from(brought, 'base64url'));
}

/** Serialises requests for one endpoint, so that each sees the current owner. */
async function lockAddress(tx: Database, endpoint: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`);
}

async function removeOldest(tx: Database, customerId: string): Promise<void> {
  const surplus = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(maxPerCustomer);
  await remove(
    tx,
    surplus.map(({ id }) => id),
  );
}

async function follow(
  tx: Database,
  subscriptionId: number,
  { about, id: subjectId }: Followed,
  createdAt: Date,
) {
  const follows = followersIn(about);
  await tx
    .insert(follows)
    .values({ subscriptionId, subjectId, createdAt })
    .onConflictDoUpdate({
      target: [follows.subscriptionId, follows.subjectId],
      set: { createdAt },
    });
  const ofPhone = eq(follows.subscriptionId, subscriptionId);
  const newestFollowed = tx
    .select({ id: follows.subjectId })
    .from(follows)
    .where(ofPhone)
    .orderBy(desc(follows.createdAt))
    .limit(maxFollowed);
  await tx.delete(follows).where(and(ofPhone, notInArray(follows.subjectId, newestFollowed)));
  const ofSubject = eq(follows.subjectId, subjectId);
  const newestPhones = tx
    .select({ id: follows.subscriptionId })
    .from(follows)
    .where(ofSubject)
    .orderBy(desc(follows.createdAt), desc(follows.subscriptionId))
    .limit(maxFollowers);
  await tx.delete(follows).where(and(ofSubject, notInArray(follows.subscriptionId, newestPhones)));
}

/**
 * Stores a new endpoint for the same browser after its push service has changed it. Returns false
 * for an unknown token.
 */
export async function moveSubscription(
  db: Database,
  token: string,
  browser: Browser,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAddress(tx, browser.endpoint);
    // An endpoint that belongs to another subscription stays with it.
    const [taken] = await tx
      .select({ tokenHash: pushSubscriptions.tokenHash })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, browser.endpoint));
    const tokenHash = hashToken(token);
    if (taken && taken.tokenHash !== tokenHash) return false;
    const { endpoint, p256dh, auth } = browser;
    const moved = await tx
      .update(pushSubscriptions)
      .set({ endpoint, p256dh, auth, failures: 0 })
      .where(eq(pushSubscriptions.tokenHash, tokenHash))
      .returning({ id: pushSubscriptions.id });
    return moved.length > 0;
  });
}

/** Returns false for an unknown token. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.tokenHash, hashToken(token)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

/** Removes the subscriptions of ended sessions. */
export async function unsubscribeSessions(db: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionHash, [...hashes]));
}

/** Removes all subscriptions of a customer whose sessions all end. */
export async function unsubscribeCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId));
}

/** Removes phones that no longer follow any order or request. */
export async function removeIdleGuests(db: Database): Promise<void> {
  const { id, customerId } = pushSubscriptions;
  const ofOrders = db
    .select({ one: sql`1` })
    .from(pushOrders)
    .where(eq(pushOrders.subscriptionId, id));
  const ofRequests = db
    .select({ one: sql`1` })
    .from(pushRequests)
    .where(eq(pushRequests.subscriptionId, id));
  const idle = and(isNull(customerId), notExists(ofOrders), notExists(ofRequests));
  await deleteInPortions(db, pushSubscriptions, id, idle);
}

async function remove(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}
