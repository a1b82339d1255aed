/** Who is told on which phone: one owner for each browser, and not too many browsers for one owner. */
import { and, desc, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { pushOrders, pushRequests, pushSubscriptions } from '#server/db/tables/push.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';
import { malformed } from '#server/services/failures.ts';
import { deleteInPortions } from '#server/services/in-portions.ts';
import type { Language } from '#text/sentences.ts';
import { followersIn, type Followed } from './followed.ts';

/** Browsers of one customer, and phones that follow one guest's order or request: the oldest go first. */
const mostOfCustomer = 10;
const mostFollowers = 5;
/** Guests' orders that one phone follows, and as many requests. */
const mostFollowed = 20;

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

/** Makes a browser this owner's, and nobody else's any more. Answers the token of its subscription. */
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
    // A browser keeps its keys: whoever brings others has only heard of its address.
    if (known && !(isSameKey(known.auth, auth) && isSameKey(known.p256dh, p256dh)))
      throw malformed();
    // What waits for one owner is never sent to the next.
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

/** Rows of earlier days have a key as it was spelled. */
function isSameKey(known: string, brought: string): boolean {
  return Buffer.from(known, 'base64url').equals(Buffer.from(brought, 'base64url'));
}

/** One at a time: whoever comes second sees whose the address is by then. */
async function lockAddress(tx: Database, endpoint: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`);
}

async function removeOldest(tx: Database, customerId: string): Promise<void> {
  const surplus = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(mostOfCustomer);
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
    .limit(mostFollowed);
  await tx.delete(follows).where(and(ofPhone, notInArray(follows.subjectId, newestFollowed)));
  const ofSubject = eq(follows.subjectId, subjectId);
  const newestPhones = tx
    .select({ id: follows.subscriptionId })
    .from(follows)
    .where(ofSubject)
    .orderBy(desc(follows.createdAt), desc(follows.subscriptionId))
    .limit(mostFollowers);
  await tx.delete(follows).where(and(ofSubject, notInArray(follows.subscriptionId, newestPhones)));
}

/** Another address for the same browser, as its push service gave it. False for a token that is none. */
export async function moveSubscription(
  db: Database,
  token: string,
  browser: Browser,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAddress(tx, browser.endpoint);
    // An address that is somebody's already stays theirs.
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

/** False for a token that is none. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.tokenHash, hashToken(token)))
    .returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

/** What goes with sessions that end. */
export async function unsubscribeSessions(db: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionHash, [...hashes]));
}

/** What goes when every session of a customer ends. */
export async function unsubscribeCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId));
}

/** Phones that follow no order and no request any more. */
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
