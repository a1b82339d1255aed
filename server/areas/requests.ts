/** Request orders: each letter is accepted once, whatever the network does to it. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/requests.ts';
import type { Database } from '#server/db/database.ts';
import { prescriptions, requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { codeOf, keyInProgress, keyReused, notFound } from '#server/failures.ts';
import type { House } from '#server/house.ts';
import { customerOf, implement } from '#server/implement.ts';
import { fingerprintOf, letterOf, ownerOf } from '#server/letters.ts';
import { offsetOf } from '#server/numbers.ts';
import { checkRequest } from './check-request.ts';
import { prescriptionOnWire } from './prescription-rows.ts';
import { readRequestRows } from './request-journal.ts';
import { AlreadyReceived, placeRequest } from './place-request.ts';

const lockNotAvailable = '55P03';

/** `R-1001` for the customer's ear. */
export function orderNo(orderNumber: number): string {
  return `R-${orderNumber}`;
}

export function implementRequests(house: House): void {
  const { db } = house;

  implement(house, contract.add, async ({ question, principal, key, now, markReplayed }) => {
    const letterId = letterOf(key);
    const request = checkRequest(question);
    const owner = await ownerOf(db, principal, question.activityId);
    const fingerprint = fingerprintOf(owner, request);
    const replay = async () => {
      const known = letterId ? await findByLetter(db, letterId) : null;
      if (!known) return null;
      if (known.fingerprint !== fingerprint) throw keyReused();
      markReplayed();
      if (house.journal.isKept) {
        const rows = await readRequestRows(db, known.id);
        await house.journal.append({ kind: 'request-order', content: rows });
      }
      return { Id: known.id, OrderNo: orderNo(known.orderNumber) };
    };
    const earlier = await replay();
    if (earlier) return earlier;
    try {
      const placed = await placeRequest(house, {
        id: randomUUID(),
        letterId,
        fingerprint,
        owner,
        now,
        request,
      });
      await house.journal.append({ kind: 'request-order', content: placed });
      return { Id: placed.order.id, OrderNo: orderNo(placed.order.orderNumber) };
    } catch (failure) {
      if (codeOf(failure) === lockNotAvailable) throw keyInProgress();
      if (!(failure instanceof AlreadyReceived)) throw failure;
      const received = await replay();
      if (!received) throw keyInProgress();
      return received;
    }
  });

  implement(house, contract.list, async ({ question, principal }) => {
    const own = eq(requestOrders.customerId, customerOf(principal));
    const [counted] = await db.select({ rows: count() }).from(requestOrders).where(own);
    const inOrder = question.isDescending ? desc : asc;
    const rows = await db
      .select()
      .from(requestOrders)
      .where(own)
      .orderBy(inOrder(requestOrders.createdAt), inOrder(requestOrders.orderNumber))
      .limit(question.pageSize)
      .offset(offsetOf(question.page, question.pageSize));
    const Data = rows.map((row) => ({
      Id: row.id,
      OrderNo: orderNo(row.orderNumber),
      Remarks: row.remarks,
      Status: row.status,
      CreatedAt: row.createdAt.toISOString(),
    }));
    return {
      Data,
      Total: counted?.rows ?? 0,
      PageNumber: question.page,
      PageSize: question.pageSize,
    };
  });

  implement(house, contract.items, async ({ question, principal }) => {
    const order = await findOwn(db, customerOf(principal), question.id);
    const rows = await db
      .select()
      .from(requestOrderItems)
      .where(eq(requestOrderItems.requestOrderId, order.id))
      .orderBy(asc(requestOrderItems.position));
    return rows.map((row) => ({ Name: row.name, Strength: row.strength, Quantity: row.quantity }));
  });

  implement(house, contract.prescriptions, async ({ question, principal }) => {
    const order = await findOwn(db, customerOf(principal), question.id);
    const rows = await db
      .select({ id: prescriptions.id })
      .from(requestOrderPrescriptions)
      .innerJoin(prescriptions, eq(prescriptions.id, requestOrderPrescriptions.prescriptionId))
      .where(eq(requestOrderPrescriptions.requestOrderId, order.id))
      .orderBy(asc(requestOrderPrescriptions.position));
    return rows.map(prescriptionOnWire);
  });
}

async function findByLetter(db: Database, letterId: string) {
  const [row] = await db.select().from(requestOrders).where(eq(requestOrders.letterId, letterId));
  return row ?? null;
}

async function findOwn(db: Database, customerId: string, id: string) {
  const [order] = await db
    .select({ id: requestOrders.id })
    .from(requestOrders)
    .where(and(eq(requestOrders.id, id), eq(requestOrders.customerId, customerId)));
  if (!order) throw notFound();
  return order;
}
