/** A customer's requests in the account export (customer-area-176). */
import { asc, eq, inArray } from 'drizzle-orm';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { requestHistory, requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { requestNo } from '#server/services/requests/request-no.ts';

/** Returns the requests with the pharmacy's quote and the history. Amounts are in taka. */
export async function requestsOf(db: Database, customerId: string) {
  const own = await db
    .select({ request: requestOrders, address: shippingAddresses })
    .from(requestOrders)
    .leftJoin(shippingAddresses, eq(shippingAddresses.id, requestOrders.addressId))
    .where(eq(requestOrders.customerId, customerId))
    .orderBy(asc(requestOrders.orderNumber));
  const ids = own.map(({ request }) => request.id);
  const items = await db
    .select()
    .from(requestOrderItems)
    .where(inArray(requestOrderItems.requestOrderId, ids))
    .orderBy(asc(requestOrderItems.position));
  const happened = await db
    .select()
    .from(requestHistory)
    .where(inArray(requestHistory.requestOrderId, ids))
    .orderBy(asc(requestHistory.id));
  return own.map(({ request, address }) => ({
    number: requestNo(request.orderNumber),
    status: request.status,
    sentAt: request.createdAt,
    remarks: request.remarks,
    answer: request.quoteNote,
    answered: request.quotedAt && {
      at: request.quotedAt,
      medicines: takaOrNull(request.quotedGoods),
      delivery: takaOrNull(request.quotedCharge),
      total: takaOrNull(request.quotedTotal),
    },
    history: happened
      .filter(({ requestOrderId }) => requestOrderId === request.id)
      .map(({ status, note, createdAt }) => ({ status, note, at: createdAt })),
    deliveredTo: address && addressIn(address),
    items: items
      .filter(({ requestOrderId }) => requestOrderId === request.id)
      .map(({ name, strength, quantity, unitPrice, available, productName }) => ({
        name,
        strength,
        quantity,
        available,
        unitPrice: takaOrNull(unitPrice),
        offered: productName,
      })),
  }));
}

function takaOrNull(paisa: number | null): number | null {
  return paisa === null ? null : takaFromPaisa(paisa);
}

/** An address with the names of its places. */
export function addressIn(row: typeof shippingAddresses.$inferSelect) {
  const { receiverName, receiverPhone, address, upazilaName, districtName, provinceName } = row;
  return {
    receiverName,
    receiverPhone,
    address,
    area: upazilaName,
    district: districtName,
    division: provinceName,
  };
}
