/** Writes a request order with its items, prescriptions and address in one transaction. */
import { sql } from 'drizzle-orm';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { HandOverKeys } from '#server/services/hand-over/hand-over-keys.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { AlreadyReceived } from '#server/services/idempotent-write.ts';
import type { CheckedRequest } from './check-request.ts';
import { holdUploads, requireUploads, writeAddress } from '#server/services/orders/destination.ts';

interface RequestPlacement {
  id: string;
  submissionId: string | null;
  fingerprint: string;
  handOver: HandOverKeys & { handOver?: 'entered' };
  owner: Owner;
  now: Date;
  request: CheckedRequest;
}

/**
 * Returns the new request order. Throws {@link AlreadyReceived}, 409 refusals for missing uploads,
 * and refusals for unknown places.
 */
export async function placeRequest(
  context: Pick<AppContext, 'db' | 'files'>,
  placement: RequestPlacement,
): Promise<typeof requestOrders.$inferSelect> {
  const { id, owner, now, request } = placement;
  await requireUploads(context, { ...placement, prescriptionIds: request.prescriptionIds });
  return context.db.transaction(async (tx) => {
    await holdUploads(tx, request.prescriptionIds);
    const address = request.address
      ? await writeAddress(tx, { owner, now, address: request.address })
      : null;
    const [order] = await tx
      .insert(requestOrders)
      .values({
        id,
        submissionId: placement.submissionId,
        fingerprint: placement.fingerprint,
        ...placement.handOver,
        orderNumber: sql`nextval('request_order_numbers')`,
        ...owner,
        remarks: request.remarks,
        totalItem: request.totals.items,
        totalQuantity: request.totals.quantity,
        addressId: address?.id ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!order) throw new AlreadyReceived();
    const items = request.rows.map((row, index) => ({
      ...row,
      requestOrderId: id,
      position: index + 1,
    }));
    if (items.length > 0) await tx.insert(requestOrderItems).values(items);
    const links = request.prescriptionIds.map((prescriptionId, index) => ({
      requestOrderId: id,
      prescriptionId,
      position: index + 1,
    }));
    if (links.length > 0) await tx.insert(requestOrderPrescriptions).values(links);
    return order;
  });
}
