/** Converts an order's rows to the wire format. */
import { and, asc, count, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { takaFromPaisa } from '#domain/money.ts';
import type { PaymentClaim, Refund } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orderHistory, orderLines, orders } from '#server/db/tables/orders.ts';
import { payments, refunds } from '#server/db/tables/payments.ts';
import { products } from '#server/db/tables/products.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { orderNo } from '#text/orders.ts';

export interface OrderRow {
  order: typeof orders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect;
  /** The customer's email; null for a guest. */
  email: string | null;
}

/** Selects orders with the columns that are shown. The caller adds the condition. */
export function selectOrders(db: Database) {
  return db
    .select({ order: orders, address: shippingAddresses, email: customers.email })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .$dynamic();
}

/** A line with its product's Bengali name; '' if the product was deleted or renamed. */
export type LineRow = typeof orderLines.$inferSelect & { nameBn: string };

const nameBn = sql<string>`coalesce(${products.nameBn}, '')`;
const sameProduct = and(eq(products.id, orderLines.productId), eq(products.name, orderLines.name));

/** Returns the lines of an order in the order in which they were placed. */
export async function linesOf(db: Database, orderId: string): Promise<LineRow[]> {
  const rows = await db
    .select({ line: orderLines, nameBn })
    .from(orderLines)
    .leftJoin(products, sameProduct)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map((row) => ({ ...row.line, nameBn: row.nameBn }));
}

/** The number of products in an order's summary. */
const maxShown = 3;

export interface Preview {
  lines: Pick<LineRow, 'name' | 'nameBn' | 'strength' | 'image'>[];
  count: number;
}

/** Returns the first products and the product count of each order, by order id. */
export async function previewsOf(
  db: Database,
  orderIds: string[],
): Promise<ReadonlyMap<string, Preview>> {
  const previews = new Map<string, Preview>();
  if (orderIds.length === 0) return previews;
  const counts = await db
    .select({ orderId: orderLines.orderId, count: count() })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .groupBy(orderLines.orderId);
  for (const row of counts) previews.set(row.orderId, { lines: [], count: row.count });
  const { orderId, name, strength, image } = orderLines;
  const first = await db
    .select({ orderId, name, nameBn, strength, image })
    .from(orderLines)
    .leftJoin(products, sameProduct)
    .where(and(inArray(orderLines.orderId, orderIds), lte(orderLines.position, maxShown)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  for (const line of first) previews.get(line.orderId)?.lines.push(line);
  return previews;
}

/** Returns the history of an order's statuses and the services through which it was paid. */
export async function courseOf(db: Database, orderId: string) {
  const history = await db
    .select({ status: orderHistory.status, createdAt: orderHistory.createdAt })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
  const paid = await db
    .selectDistinct({ service: payments.service })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'Success')));
  return { history, services: paid.map(({ service }) => service).filter(Boolean) };
}

/** The amounts of the order that were or will be refunded, in paisa. */
export async function refundOf(db: Database, order: OrderRow['order']): Promise<Refund> {
  const [received] = await db
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'Success')));
  const beyond = Math.max(0, (received?.sum ?? 0) - order.paid);
  const all = beyond + (order.status === 'Cancelled' ? order.paid + order.wallet : order.refunded);
  const wallet = order.customerId ? await walletRefundOf(db, order.id, order.customerId) : 0;
  return { wallet, due: order.owedBack, byHand: Math.max(0, all - wallet - order.owedBack) };
}

async function walletRefundOf(db: Database, orderId: string, customerId: string): Promise<number> {
  const ofPayments = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  const ofRefunds = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orderId));
  const [booked] = await db
    .select({ sum: sql`coalesce(sum(${walletEntries.amount}), 0)`.mapWith(Number) })
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.customerId, customerId),
        or(
          and(eq(walletEntries.orderId, orderId), eq(walletEntries.kind, 'refund')),
          inArray(walletEntries.paymentId, ofPayments),
          inArray(walletEntries.paymentId, ofRefunds),
        ),
      ),
    );
  return booked?.sum ?? 0;
}

export function summaryOnWire({ order, address }: OrderRow, preview?: Preview) {
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
    FirstProducts: (preview?.lines ?? []).map((line) => ({
      Name: line.name,
      NameBn: line.nameBn,
      Strength: line.strength,
      Image: line.image,
    })),
    ProductCount: preview?.count ?? 0,
  };
}

/**
 * The amount left to pay, in paisa: 0 for a cancelled order, and never negative (customer-area-37).
 */
export function leftToPay(order: Pick<OrderRow['order'], 'status' | 'payable' | 'paid'>): number {
  return order.status === 'Cancelled' ? 0 : Math.max(0, order.payable - order.paid);
}

/** The sum of the amounts left to pay for all orders of a customer, in paisa. */
export async function unpaidOf(db: Database, customerId: string): Promise<number> {
  const left = sql`greatest(0, ${orders.payable} - ${orders.paid})`;
  const [row] = await db
    .select({ unpaid: sql`coalesce(sum(${left}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, 'Cancelled')));
  return row?.unpaid ?? 0;
}

function paymentStatus(order: OrderRow['order']): string {
  const isWhole = order.paid >= order.payable;
  // A cancelled order without payments has nothing left to pay, but it was not paid.
  if (isWhole && (order.paid > 0 || order.status !== 'Cancelled')) return 'Paid';
  return order.paid > 0 ? 'Partially Paid' : 'Unpaid';
}

export function detailsOnWire(
  row: OrderRow,
  lines: readonly LineRow[],
  course: Awaited<ReturnType<typeof courseOf>> & { claims: readonly PaymentClaim[] },
  refund: Refund,
) {
  const { order, address, email } = row;
  return {
    Order: {
      ...summaryOnWire(row, { lines: lines.slice(0, maxShown), count: lines.length }),
      ComtactName: address.receiverName,
      ComtactPhone: address.receiverPhone,
      ComtactEmail: email ?? '',
      AddressType: order.addressType,
      Address: address.address,
      TotalAmount: takaFromPaisa(order.total),
      CouponDiscount: takaFromPaisa(order.couponDiscount),
      ShippingCharge: takaFromPaisa(order.deliveryCharge),
      // Excludes the wallet's part, because PayableAmount already has it deducted: PayableAmount −
      // PaidAmount = PaymentLeft.
      PaidAmount: takaFromPaisa(order.paid),
      PaymentLeft: takaFromPaisa(leftToPay(order)),
      WalletRefund: takaFromPaisa(refund.wallet),
      RefundDue: takaFromPaisa(refund.due),
      HandRefund: takaFromPaisa(refund.byHand),
      CashBack: takaFromPaisa(order.status === 'Cancelled' ? 0 : order.cashback),
      PaymentStatus: paymentStatus(order),
      CustomerId: order.customerId ?? '',
      PaymentMethod: order.paymentMethod,
      PaymentServices: course.services,
      Claims: course.claims.map((claim) => ({
        Id: claim.id,
        Service: claim.service,
        Reference: claim.reference,
        Amount: takaFromPaisa(claim.amount),
        IsRefused: claim.isRefused,
        Reason: claim.reason,
        CreatedAt: claim.at,
      })),
      History: course.history.map(({ status, createdAt }) => ({
        Status: status,
        CreatedAt: createdAt.toISOString(),
      })),
    },
    Products: lines.map((line) => ({
      ProductId: String(line.productId),
      Name: line.name,
      NameBn: line.nameBn,
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
