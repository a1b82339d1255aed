/** How an order's rows become what the wire carries. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders, type orderLines } from '#server/db/tables/orders.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { orderNo } from '#text/orders.ts';

export interface OrderRow {
  order: typeof orders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect;
  /** The customer's; null for a guest. */
  email: string | null;
}

/** Orders with what is shown of them; the caller says which. */
export function selectOrders(db: Database) {
  return db
    .select({ order: orders, address: shippingAddresses, email: customers.email })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .$dynamic();
}

export function summaryOnWire({ order, address }: OrderRow) {
  return {
    Id: order.id,
    OrderNo: orderNo(order.orderNumber),
    Status: order.status,
    CreatedAt: order.createdAt.toISOString(),
    PayableAmount: takaFromPaisa(order.payable),
    Remarks: order.remarks,
    Upazila: address.upazilaName,
    District: address.districtName,
    Province: address.provinceName,
    autoOrderIsActive: order.isAutoOrder,
  };
}

/** What is still to be paid, in paisa; nothing of a cancelled order, and never below 0 (S2 §9). */
export function leftToPay(order: Pick<OrderRow['order'], 'status' | 'payable' | 'paid'>): number {
  return order.status === 'Cancelled' ? 0 : Math.max(0, order.payable - order.paid);
}

/** The same of all orders of a customer together: his due amount. */
export async function unpaidOf(db: Database, customerId: string): Promise<number> {
  const left = sql`greatest(0, ${orders.payable} - ${orders.paid})`;
  const [row] = await db
    .select({ unpaid: sql`coalesce(sum(${left}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, 'Cancelled')));
  return row?.unpaid ?? 0;
}

function paymentStatus(order: OrderRow['order']): string {
  if (order.status !== 'Cancelled' && leftToPay(order) === 0) return 'Paid';
  return order.paid > 0 ? 'Partially Paid' : 'Unpaid';
}

export function detailsOnWire(row: OrderRow, lines: readonly (typeof orderLines.$inferSelect)[]) {
  const { order, address, email } = row;
  return {
    Order: {
      ...summaryOnWire(row),
      ComtactName: address.receiverName,
      ComtactPhone: address.receiverPhone,
      ComtactEmail: email ?? '',
      AddressType: order.addressType,
      Address: address.address,
      TotalAmount: takaFromPaisa(order.total),
      CouponDiscount: takaFromPaisa(order.couponDiscount),
      ShippingCharge: takaFromPaisa(order.deliveryCharge),
      // Without what the wallet paid, which PayableAmount has off already: PayableAmount − PaidAmount is PaymentLeft.
      PaidAmount: takaFromPaisa(order.paid),
      PaymentLeft: takaFromPaisa(leftToPay(order)),
      CashBack: takaFromPaisa(order.cashback),
      PaymentStatus: paymentStatus(order),
      CustomerId: order.customerId ?? '',
    },
    Products: lines.map((line) => ({
      ProductId: String(line.productId),
      Name: line.name,
      Strength: line.strength,
      Image: line.image,
      GenericName: line.genericName,
      Category: line.category,
      Supplier: line.company,
      UnitPrice: takaFromPaisa(line.unitPrice),
      Quantity: line.quantity,
      Discount: takaFromPaisa(line.discount),
      TotalAmount: takaFromPaisa(line.total),
    })),
  };
}
