/**
 * Transfers a guest's orders and requests to the customer who verifies, by a one-time code, the
 * phone number given in them (sign-in-56, checkout-87).
 */
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { keepForGood } from '#server/services/orders/holds.ts';
import { day } from './attempt-limits.ts';

/**
 * Operators reassign an unused number after about fifteen months, so older orders are not
 * transferred.
 */
const longestAgo = 365 * day;

interface Claim {
  customerId: string;
  at: Date;
  orderIds: string[];
  requestIds: string[];
  prescriptionIds: string[];
}

/**
 * Transfers a guest's orders and requests, with their prescriptions, to the customer with their
 * phone number. Call it only right after a code has verified that number. Runs in one transaction;
 * a repeated call finds nothing to transfer.
 */
export async function claimGuestOrders(
  context: AppContext,
  customer: { id: string; phone: string },
  now: Date,
): Promise<void> {
  await context.db.transaction((tx) => claimByPhone(tx, customer, now));
}

async function claimByPhone(
  tx: Database,
  { id: customerId, phone }: { id: string; phone: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - longestAgo);
  const addresses = tx
    .select({ id: shippingAddresses.id })
    .from(shippingAddresses)
    .where(and(eq(shippingAddresses.customerPhone, phone), isNull(shippingAddresses.customerId)));
  const ownOrders = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNull(orders.customerId),
        inArray(orders.addressId, addresses),
        gt(orders.createdAt, since),
      ),
    );
  const ownRequests = await tx
    .select({ id: requestOrders.id })
    .from(requestOrders)
    .where(
      and(
        isNull(requestOrders.customerId),
        inArray(requestOrders.addressId, addresses),
        gt(requestOrders.createdAt, since),
      ),
    );
  const orderIds = ownOrders.map(({ id }) => id);
  const requestIds = ownRequests.map(({ id }) => id);
  const prescriptionIds = await attachedTo(tx, orderIds, requestIds);
  await applyClaim(tx, { customerId, at: now, orderIds, requestIds, prescriptionIds });
}

async function attachedTo(tx: Database, orderIds: string[], requestIds: string[]) {
  const ofOrders = await tx
    .select({ id: orderPrescriptions.prescriptionId })
    .from(orderPrescriptions)
    .where(inArray(orderPrescriptions.orderId, orderIds));
  const ofRequests = await tx
    .select({ id: requestOrderPrescriptions.prescriptionId })
    .from(requestOrderPrescriptions)
    .where(inArray(requestOrderPrescriptions.requestOrderId, requestIds));
  return [...new Set([...ofOrders, ...ofRequests].map(({ id }) => id))];
}

/** Sets the owner of rows that have none. Rows that already have an owner are not changed. */
async function applyClaim(tx: Database, claim: Claim): Promise<void> {
  const { customerId, at } = claim;
  const owner = { customerId, claimedAt: at };
  const claimedOrders = await tx
    .update(orders)
    .set(owner)
    .where(and(inArray(orders.id, claim.orderIds), isNull(orders.customerId)))
    .returning({ addressId: orders.addressId });
  // The number is verified, so the orders keep their reserved units (checkout-119).
  await keepForGood(tx, claim.orderIds);
  const claimedRequests = await tx
    .update(requestOrders)
    .set(owner)
    .where(and(inArray(requestOrders.id, claim.requestIds), isNull(requestOrders.customerId)))
    .returning({ addressId: requestOrders.addressId });
  await tx
    .update(prescriptions)
    .set(owner)
    .where(and(inArray(prescriptions.id, claim.prescriptionIds), isNull(prescriptions.customerId)));
  const claimed = [...claimedOrders, ...claimedRequests];
  const addressIds = claimed.flatMap(({ addressId }) => (addressId === null ? [] : [addressId]));
  await tx
    .update(shippingAddresses)
    .set({ customerId })
    .where(and(inArray(shippingAddresses.id, addressIds), isNull(shippingAddresses.customerId)));
}
