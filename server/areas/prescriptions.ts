/** Lists, serves and removes prescriptions for their owner. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as contract from '#contract/prescriptions.ts';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { notFound, signInNeeded } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { authenticate } from '#server/endpoint/authenticate.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { sendPrescription } from '#server/endpoint/send-prescription.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { forgetNoted, noteForgotten } from '#server/services/prescriptions/forgotten-files.ts';
import {
  prescriptionFilePath,
  prescriptionOnWire,
} from '#server/services/prescriptions/prescription-rows.ts';

type Row = typeof prescriptions.$inferSelect;

export function implementPrescriptions(context: AppContext): void {
  const { db } = context;
  serveFiles(context);

  implement(context, contract.list, async ({ principal }) => {
    const { id, createdAt, removedAt } = prescriptions;
    // Counts removed ones too, so that the others keep their names.
    const nthOfMinute = sql<number>`(row_number() over (
      partition by date_trunc('minute', ${createdAt}) order by ${createdAt}, ${id}))::int`;
    const all = db
      .select({ id, createdAt, removedAt, nthOfMinute: nthOfMinute.as('nth_of_minute') })
      .from(prescriptions)
      .where(eq(prescriptions.customerId, customerOf(principal)))
      .as('all_prescriptions');
    const rows = await db
      .select()
      .from(all)
      .where(isNull(all.removedAt))
      .orderBy(desc(all.createdAt));
    return rows.map((row) => ({
      ...prescriptionOnWire(row),
      CreatedAt: row.createdAt.toISOString(),
      NthOfMinute: row.nthOfMinute,
    }));
  });

  implement(context, contract.remove, async ({ input, principal, now }) => {
    const own = eq(prescriptions.customerId, customerOf(principal));
    const [row] = await db
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.id, input.id), own, isNull(prescriptions.removedAt)));
    if (!row) throw notFound();
    await removePrescription(context, row, now);
    return null;
  });

  implement(context, contract.anonymousRemove, async ({ input, now }) => {
    const deviceId = await deviceOf(db, input.activityId);
    if (!deviceId) throw notFound();
    const [row] = await db
      .select()
      .from(prescriptions)
      .where(
        and(
          eq(prescriptions.id, input.id),
          isNull(prescriptions.customerId),
          eq(prescriptions.deviceId, deviceId),
          isNull(prescriptions.removedAt),
        ),
      );
    if (!row) throw notFound();
    await removePrescription(context, row, now);
    return null;
  });
}

/**
 * Hides the prescription from its owner at once. The file stays only if an order or a request needs
 * it.
 */
async function removePrescription(context: AppContext, row: Row, now: Date): Promise<void> {
  const fileKeys = await context.db.transaction(async (tx) => {
    const own = eq(prescriptions.id, row.id);
    const { fileKey } = prescriptions;
    // Locks the row against a concurrent attachment, so that one of the two transactions sees the
    // other.
    const locked = await tx.select({ fileKey }).from(prescriptions).where(own).for('update');
    await tx.update(prescriptions).set({ removedAt: now }).where(own);
    const keys = (await isAttached(tx, row.id)) ? [] : locked.map((one) => one.fileKey);
    await noteForgotten(tx, keys);
    return keys;
  });
  await forgetNoted(context, fileKeys);
}

/** True if a request or an order needs the file. */
async function isAttached(db: Database, id: string): Promise<boolean> {
  const inRequests = await db
    .select({ id: requestOrderPrescriptions.id })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.prescriptionId, id))
    .limit(1);
  if (inRequests.length > 0) return true;
  const inOrders = await db
    .select({ id: orderPrescriptions.id })
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.prescriptionId, id))
    .limit(1);
  return inOrders.length > 0;
}

/**
 * Serves the file only to its owner. Browsers may display only pictures, which the server has
 * re-encoded.
 */
function serveFiles(context: AppContext): void {
  context.app.get<{ Params: { id: string } }>(
    `/${prescriptionFilePath}/:id`,
    async (request, reply) => {
      const options = { strict: true, grant: false };
      const principal = await authenticate(context.db, context.now(), request, options);
      if (principal.kind !== 'customer') throw signInNeeded();
      const { customerId } = principal;
      const event = { now: context.now(), ip: request.ip, customerId };
      const [row] = await context.db
        .select()
        .from(prescriptions)
        .where(
          and(eq(prescriptions.id, request.params.id), eq(prescriptions.customerId, customerId)),
        );
      if (!row || !(await context.files.has(row.fileKey))) {
        await recordEvent(context.db, { ...event, kind: 'prescription-refused' });
        throw notFound();
      }
      await recordEvent(context.db, { ...event, kind: 'prescription-read', about: row.id });
      return sendPrescription(reply, context.files, row);
    },
  );
}
