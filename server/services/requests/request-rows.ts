/**
 * Converts a request and its medicines to the wire format for customers, with the pharmacy's quote
 * (counter-71).
 */
import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type * as contract from '#contract/request-shapes.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { orderNo } from '#text/orders.ts';
import { requestNo } from './request-no.ts';

interface SelectedRequest {
  request: typeof requestOrders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect | null;
  orderNumber: number | null;
}

/** Selects requests with the columns that are shown. The caller adds the condition. */
export function selectRequests(db: Database) {
  return db
    .select({
      request: requestOrders,
      address: shippingAddresses,
      orderNumber: orders.orderNumber,
    })
    .from(requestOrders)
    .leftJoin(shippingAddresses, eq(shippingAddresses.id, requestOrders.addressId))
    .leftJoin(orders, eq(orders.id, requestOrders.orderId))
    .$dynamic();
}

/** A request in the customer's list. */
export function requestOnWire({
  request,
  address,
  orderNumber,
}: SelectedRequest): v.InferInput<typeof contract.requestOrder> {
  return {
    Id: request.id,
    OrderNo: requestNo(request.orderNumber),
    Remarks: request.remarks,
    Status: request.status,
    CreatedAt: request.createdAt.toISOString(),
    TotalAmount: takaOrNull(request.quotedTotal),
    Note: request.quoteNote,
    GoodsAmount: takaOrNull(request.quotedGoods),
    ShippingCharge: takaOrNull(request.quotedCharge),
    Version: request.version,
    CanAccept: canBeAccepted(request),
    Destination: address ? destinationLine(address) : '',
    PlacedId: request.orderId ?? '',
    PlacedNo: orderNumber === null ? '' : orderNo(orderNumber),
  };
}

/** Whether the customer can turn it into an order with one tap. */
export function canBeAccepted(
  request: Pick<typeof requestOrders.$inferSelect, 'status' | 'isOffer' | 'orderId'>,
): boolean {
  return request.isOffer && request.status === 'Answered' && request.orderId === null;
}

function destinationLine(address: typeof shippingAddresses.$inferSelect): string {
  const { receiverName, upazilaName, districtName } = address;
  return [receiverName, address.address, upazilaName, districtName].filter(Boolean).join(', ');
}

/** Returns the medicines of a request as requested and as quoted. */
export async function itemsOnWire(
  db: Database,
  requestId: string,
): Promise<v.InferInput<typeof contract.requestedMedicine>[]> {
  const sameProduct = and(
    eq(products.id, requestOrderItems.productId),
    eq(products.name, requestOrderItems.productName),
  );
  const rows = await db
    .select({
      item: requestOrderItems,
      product: {
        nameBn: products.nameBn,
        company: products.company,
        image: products.image,
        permalink: products.permalink,
      },
    })
    .from(requestOrderItems)
    .leftJoin(products, sameProduct)
    .where(eq(requestOrderItems.requestOrderId, requestId))
    .orderBy(asc(requestOrderItems.position));
  return rows.map(({ item, product }) => ({
    Name: item.name,
    Strength: item.strength,
    Quantity: item.quantity,
    UnitPrice: takaOrNull(item.unitPrice),
    Available: availableOf(item),
    IsAdded: item.isAdded,
    ProductId: item.productId === null ? '' : String(item.productId),
    ProductName: item.productName,
    ProductNameBn: product?.nameBn ?? '',
    ProductStrength: item.productStrength,
    Company: product?.company ?? '',
    ImagePath: product?.image ?? '',
    Permalink: product?.permalink ?? '',
    IsSubstitute: item.isSubstitute,
  }));
}

/**
 * The available quantity: the quote's, or the full requested quantity if only a price was given.
 */
export function availableOf(item: typeof requestOrderItems.$inferSelect): number {
  return item.available ?? (item.unitPrice === null ? 0 : item.quantity);
}

function takaOrNull(paisa: number | null): number | null {
  return paisa === null ? null : takaFromPaisa(paisa);
}
