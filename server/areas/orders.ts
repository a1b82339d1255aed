/**
 * Orders: each submission is placed once. Customers read their own orders, guests read theirs with
 * the access key.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import * as contract from '#contract/orders.ts';
import { handedOrder } from '#domain/hand-over/content.ts';
import { statusOfTab } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { malformed, notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { fingerprintOf, submissionIdOf, ownerOf } from '#server/services/idempotency-keys.ts';
import { handOverKeysOf } from '#server/services/hand-over/hand-over-keys.ts';
import { accessKeyOf, keyOfOrder } from '#server/services/orders/access-key.ts';
import { checkOrder } from '#server/services/orders/check-order.ts';
import { meetOrder } from '#server/services/orders/claim-handed-over-order.ts';
import { guestHold } from '#server/services/orders/holds.ts';
import { placeOrder } from '#server/services/orders/place-order.ts';
import { consumeOrderBudget } from '#server/endpoint/consume-budget.ts';
import { placeIdempotently } from '#server/services/idempotent-write.ts';
import { offsetOf, pageOf, type Paging } from '#server/services/paging.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import { requireOpenFor } from '#server/services/shop/require-open.ts';
import { requireWalletConsent } from '#server/services/accounts/wallet-consent.ts';
import { orderNo } from '#text/orders.ts';
import {
  courseOf,
  detailsOnWire,
  linesOf,
  previewsOf,
  refundOf,
  selectOrders,
  summaryOnWire,
  type OrderRow,
} from '#server/services/orders/order-rows.ts';

export function implementOrders(context: AppContext): void {
  implementPlace(context);
  implementLists(context);
  const { db } = context;

  implement(context, contract.details, async ({ input, principal }) => {
    const own = eq(orders.customerId, customerOf(principal));
    return readDetails(db, and(eq(orders.id, input.id), own));
  });

  implement(context, contract.guestDetails, async ({ input }) => {
    const { Order, Products } = await readDetails(db, guestOrder(input.id, input.accessKey));
    // The link's holder must not learn whose account or wallet the order belongs to now.
    const HandRefund = Order.HandRefund + Order.WalletRefund;
    const account = { ComtactEmail: '', CustomerId: '', WalletRefund: 0, HandRefund };
    return { Order: { ...Order, ...account }, Products };
  });
}

/**
 * The condition for a guest's order: its id and its access key. A customer's order has no key. A
 * guest order that a customer has claimed keeps its key, so that the link on the receipt still
 * works.
 */
export function guestOrder(id: string, accessKey: string): SQL | undefined {
  return and(eq(orders.id, id), eq(orders.accessHash, hashToken(accessKey)));
}

function implementPlace(context: AppContext): void {
  const { db } = context;
  implement(
    context,
    contract.place,
    async ({ input, principal, key, now, markReplayed, request }) => {
      const submissionId = submissionIdOf(key);
      const order = checkOrder(input, (await context.payments.offered()) !== null);
      const owner = await ownerOf(db, principal, input.activityId);
      const fingerprint = fingerprintOf(owner, order);
      const handOver = handOverKeysOf(submissionId, handedOrder(input));
      const { handOverDigest } = handOver;
      const { prescriptionIds } = order;
      const row = await placeIdempotently({
        fingerprint,
        markReplayed,
        find: async () => {
          if (!submissionId) return null;
          const sent = { submissionId, fingerprint, handOverDigest, owner, now, prescriptionIds };
          return meetOrder(context, sent);
        },
        place: async () => {
          await requireOpenFor(context, 'orders');
          const { walletConsent: consent } = input;
          const maxFromWallet = order.agreed.wallet;
          await requireWalletConsent(db, { principal, submissionId, maxFromWallet, consent });
          const isGuest = owner.customerId === null;
          const id = randomUUID();
          const accessHash = isGuest ? hashToken(accessKeyOf(context, id)) : null;
          const heldUntil = isGuest ? guestHold(context, now) : null;
          const placement = { id, submissionId, fingerprint, handOver, accessHash, owner, now };
          return consumeOrderBudget(context, { owner, request, now }, () =>
            placeOrder(context, { ...placement, order, heldUntil }),
          );
        },
      });
      return {
        Id: row.id,
        OrderNo: orderNo(row.orderNumber),
        AccessKey: keyOfOrder(context, row),
      };
    },
  );
}

function implementLists(context: AppContext): void {
  const list = async (where: SQL | undefined, paging: Paging) => {
    const rows = await selectOrders(context.db)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
      .limit(paging.pageSize)
      .offset(offsetOf(paging));
    const previews = await previewsOf(
      context.db,
      rows.map(({ order }) => order.id),
    );
    const shown = rows.map((row) => summaryOnWire(row, previews.get(row.order.id)));
    return pageOf(shown, await context.db.$count(orders, where), paging);
  };

  implement(context, contract.list, ({ input, principal }) => {
    const status = statusOfTab[input.tab];
    const own = eq(orders.customerId, customerOf(principal));
    return list(status ? and(own, eq(orders.status, status)) : own, input);
  });

  implement(context, contract.purchases, ({ input, principal }) => {
    if (input.filters.length > 0) throw malformed();
    return list(eq(orders.customerId, customerOf(principal)), input);
  });
}

/** Throws a 404 for an unknown order and for another customer's order. */
async function readDetails(db: Database, where: SQL | undefined) {
  const [row]: OrderRow[] = await selectOrders(db).where(where);
  if (!row) throw notFound();
  const { id } = row.order;
  const refund = await refundOf(db, row.order);
  return detailsOnWire(row, await linesOf(db, id), await courseOf(db, id), refund);
}
