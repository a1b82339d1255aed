/** Push subscriptions for new statuses (notifications-26). */
import { and, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/push.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { ownerByTokens, spend } from '#server/endpoint/consume-budget.ts';
import { implement } from '#server/endpoint/implement.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { malformed, notFound, signInNeeded } from '#server/services/failures.ts';
import { browserKeysOf } from '#server/services/push/encrypt.ts';
import { isEndpoint } from '#server/services/push/endpoint.ts';
import type { Followed } from '#server/services/push/followed.ts';
import {
  moveSubscription,
  subscribe,
  unsubscribe,
  type Browser,
  type PushOwner,
} from '#server/services/push/subscriptions.ts';
import { guestOrder } from './orders.ts';

/** Without push keys the calls return 404, and `Capabilities` does not list them. */
export function implementPush(context: AppContext): void {
  const { db } = context;
  const settingsOf = () => {
    if (!context.push) throw notFound();
    return context.push;
  };
  const checked = (browser: Browser) => {
    if (!isEndpoint(browser.endpoint, settingsOf().testOrigin)) throw malformed();
    const keys = browserKeysOf(browser);
    if (!keys) throw malformed();
    return { endpoint: browser.endpoint, ...keys };
  };

  implement(context, contract.publicKey, async () => ({ Key: settingsOf().publicKey }));

  implement(
    context,
    contract.subscribe,
    async ({ input, principal, now, request }) => {
      const browser = checked(input.browser);
      await spend(context, { owner: ownerByTokens(principal), request, now }, { writes: 1 });
      const owner = await ownerOf(context, principal, input);
      const token = await subscribe(db, { ...browser, owner, language: input.language, now });
      return { Id: hashToken(token), Token: token };
    },
    // Strict: an ended session must not turn a customer's phone into a guest's.
    { isStrict: true },
  );

  implement(context, contract.move, async ({ input }) => {
    const browser = checked(input.browser);
    if (!(await moveSubscription(db, input.token, browser))) throw notFound();
    return null;
  });

  implement(context, contract.unsubscribe, async ({ input }) => {
    settingsOf();
    if (!(await unsubscribe(db, input.token))) throw notFound();
    return null;
  });
}

interface Proof {
  orderId: string;
  accessKey: string;
  requestKey: string;
}

/**
 * The owner by the session, else by the key of a guest's order or request. Throws a 401 without
 * either, and a 404 for a wrong key.
 */
async function ownerOf({ db }: AppContext, principal: Principal, proof: Proof): Promise<PushOwner> {
  if (principal.kind === 'customer' && principal.sessionHash !== null)
    return { customerId: principal.customerId, sessionHash: principal.sessionHash };
  const followed = await followedBy(db, proof);
  if (!followed) throw notFound();
  return { customerId: null, followed };
}

async function followedBy(db: Database, proof: Proof): Promise<Followed | null> {
  const { orderId, accessKey, requestKey } = proof;
  if (requestKey !== '') return requestSentUnder(db, requestKey);
  if (orderId === '' || accessKey === '') throw signInNeeded();
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(guestOrder(orderId, accessKey), isNull(orders.customerId)));
  return order ? { about: 'order', id: order.id } : null;
}

/**
 * The key of a guest's request is the id of its submission, as in `Status`: 122 random bits that
 * only its phone has (notifications-46).
 */
async function requestSentUnder(db: Database, key: string): Promise<Followed | null> {
  const [request] = await db
    .select({ id: requestOrders.id })
    .from(requestOrders)
    .where(
      and(eq(requestOrders.submissionId, key.toLowerCase()), isNull(requestOrders.customerId)),
    );
  return request ? { about: 'request', id: request.id } : null;
}
