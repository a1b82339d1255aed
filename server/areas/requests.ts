/** Request orders: each submission is accepted once, however often it is sent. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/requests.ts';
import { handedRequest } from '#domain/hand-over/content.ts';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { handOverKeysOf } from '#server/services/hand-over/hand-over-keys.ts';
import { fingerprintOf, submissionIdOf, ownerOf } from '#server/services/idempotency-keys.ts';
import { consumeOrderBudget } from '#server/endpoint/consume-budget.ts';
import { placeIdempotently } from '#server/services/idempotent-write.ts';
import { offsetOf, pageOf } from '#server/services/paging.ts';
import { checkRequest } from '#server/services/requests/check-request.ts';
import { prescriptionOnWire } from '#server/services/prescriptions/prescription-rows.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { meetRequest } from '#server/services/requests/claim-handed-over-request.ts';
import {
  itemsOnWire,
  requestOnWire,
  selectRequests,
} from '#server/services/requests/request-rows.ts';
import { requireOpenFor } from '#server/services/shop/require-open.ts';
import { placeRequest } from '#server/services/requests/place-request.ts';

export function implementRequests(context: AppContext): void {
  const { db } = context;

  implement(
    context,
    contract.add,
    async ({ input, principal, key, now, markReplayed, request: httpRequest }) => {
      const submissionId = submissionIdOf(key);
      const request = checkRequest(input);
      const owner = await ownerOf(db, principal, input.activityId);
      const fingerprint = fingerprintOf(owner, request);
      const handOver = handOverKeysOf(submissionId, handedRequest(input));
      const { handOverDigest } = handOver;
      const { prescriptionIds } = request;
      const row = await placeIdempotently({
        fingerprint,
        markReplayed,
        find: async () => {
          if (!submissionId) return null;
          const sent = { submissionId, fingerprint, handOverDigest, owner, now, prescriptionIds };
          return meetRequest(context, sent);
        },
        place: async () => {
          await requireOpenFor(context, 'requests');
          const placement = { id: randomUUID(), submissionId, fingerprint, handOver, owner, now };
          return consumeOrderBudget(context, { owner, request: httpRequest, now }, () =>
            placeRequest(context, { ...placement, request }),
          );
        },
      });
      return { Id: row.id, OrderNo: requestNo(row.orderNumber) };
    },
  );

  implement(context, contract.list, async ({ input, principal }) => {
    const own = eq(requestOrders.customerId, customerOf(principal));
    const inOrder = input.isDescending ? desc : asc;
    const rows = await selectRequests(db)
      .where(own)
      .orderBy(inOrder(requestOrders.createdAt), inOrder(requestOrders.orderNumber))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    const requests = rows.map(requestOnWire);
    return pageOf(requests, await db.$count(requestOrders, own), input);
  });

  implement(context, contract.items, async ({ input, principal }) => {
    const order = await findOwn(db, customerOf(principal), input.id);
    return itemsOnWire(db, order.id);
  });

  implement(context, contract.prescriptions, async ({ input, principal }) => {
    const order = await findOwn(db, customerOf(principal), input.id);
    const rows = await db
      .select({ id: prescriptions.id })
      .from(requestOrderPrescriptions)
      .innerJoin(prescriptions, eq(prescriptions.id, requestOrderPrescriptions.prescriptionId))
      .where(eq(requestOrderPrescriptions.requestOrderId, order.id))
      .orderBy(asc(requestOrderPrescriptions.position));
    return rows.map(prescriptionOnWire);
  });
}

async function findOwn(db: Database, customerId: string, id: string) {
  const [order] = await db
    .select({ id: requestOrders.id })
    .from(requestOrders)
    .where(and(eq(requestOrders.id, id), eq(requestOrders.customerId, customerId)));
  if (!order) throw notFound();
  return order;
}
