/** Payments: the history, a new attempt, and the gateway's callbacks. */
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/payments.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { malformed, notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { ownerByTokens, spend } from '#server/endpoint/consume-budget.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { offsetOf, pageOf } from '#server/services/paging.ts';
import type { Attempt, PaymentGateway } from '#server/services/payments/gateway.ts';
import { Refusal } from '#server/services/refusal.ts';
import { isToBeVerified, reportPayment } from '#server/services/payments/claims.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { orderNo, ordersText } from '#text/orders.ts';
import { leftToPay, selectOrders, type OrderRow } from '#server/services/orders/order-rows.ts';
import { guestOrder } from './orders.ts';
import { paymentReturns, returnAddresses } from './payment-returns.ts';

/** Attempts to pay one order. */
const maxTries = 50;

export function implementPayments(context: AppContext): void {
  const { db } = context;

  implement(context, contract.list, async ({ input, principal }) => {
    if (input.filters.length > 0) throw malformed();
    const own = eq(orders.customerId, customerOf(principal));
    const [counted] = await db
      .select({ rows: count() })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(own);
    const rows = await db
      .select({ payment: payments, orderNumber: orders.orderNumber })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(own)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(input.pageSize)
      .offset(offsetOf(input));
    const tries = rows.map(({ payment, orderNumber }) => ({
      Id: payment.id,
      OrderId: payment.orderId,
      OrderNo: orderNo(orderNumber),
      TranId: payment.reference || payment.transactionId,
      CardType: payment.service,
      AttemptAmount: takaFromPaisa(payment.amount),
      Status: isToBeVerified(payment) ? 'To Be Verified' : payment.status,
      PaymentDate: payment.paidAt?.toISOString() ?? null,
      StartedAt: payment.createdAt.toISOString(),
    }));
    return pageOf(tries, counted?.rows ?? 0, input);
  });

  implement(context, contract.start, async ({ input, principal, now, request }) => {
    const gateway = await context.payments.offered();
    if (!gateway) throw new Refusal(ordersText.noGateway);
    const row = await findPayable(db, input, principal);
    await spend(context, { owner: ownerByTokens(principal), request, now }, { writes: 1 });
    return { Url: await openAttempt(context, gateway, row, request) };
  });

  implement(context, contract.report, async ({ input, principal, now, request }) => {
    const { order } = await findPayable(db, input, principal);
    const { accounts } = (await context.shop()).payment;
    if (accounts[input.wallet].number === '') throw new Refusal(ordersText.noGateway);
    await spend(context, { owner: ownerByTokens(principal), request, now }, { writes: 1 });
    await reportPayment(db, { ...input, orderId: order.id }, now);
    return null;
  });

  paymentReturns(context);
}

/** The order, if the caller may pay it: its customer, and anybody with the receipt. */
async function findPayable(
  db: Database,
  { orderId, accessKey }: { orderId: string; accessKey: string },
  principal: Principal,
): Promise<OrderRow> {
  const own =
    principal.kind === 'customer'
      ? and(eq(orders.id, orderId), eq(orders.customerId, principal.customerId))
      : undefined;
  const [row]: OrderRow[] = await selectOrders(db).where(or(own, guestOrder(orderId, accessKey)));
  if (!row) throw notFound();
  return row;
}

async function openAttempt(
  context: AppContext,
  gateway: PaymentGateway,
  row: OrderRow,
  request: FastifyRequest,
): Promise<string> {
  const amount = leftToPay(row.order);
  if (amount === 0) throw new Refusal(ordersText.nothingToPay);
  const tries = await context.db.$count(payments, eq(payments.orderId, row.order.id));
  if (tries >= maxTries) throw malformed();
  const transactionId = newSecretId();
  // Stored before the customer leaves for the gateway, because money may arrive for it.
  await context.db.insert(payments).values({
    id: randomUUID(),
    orderId: row.order.id,
    transactionId,
    gateway: gateway.name,
    amount,
    createdAt: context.now(),
  });
  try {
    return await gateway.start(attemptOf(context, row, { transactionId, amount }, request));
  } catch {
    // The gateway failed or sent an invalid response. The order stays, and the customer can pay
    // later.
    await context.db
      .update(payments)
      .set({ status: 'Failed' })
      .where(eq(payments.transactionId, transactionId));
    throw new Refusal(ordersText.gatewayAway);
  }
}

function attemptOf(
  context: AppContext,
  { order, address, email }: OrderRow,
  about: { transactionId: string; amount: number },
  request: FastifyRequest,
): Attempt {
  return {
    ...about,
    orderNo: orderNo(order.orderNumber),
    customer: {
      name: address.receiverName || 'Customer',
      phone: address.receiverPhone,
      email: email || 'customer@example.com',
      address: address.address,
      district: address.districtName,
    },
    returnTo: returnAddresses(context, request),
  };
}
