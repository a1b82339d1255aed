/**
 * Exports everything that the shop stores about one customer in readable form (customer-area-176).
 */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orderHistory, orderLines, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { prescriptionOnWire } from '#server/services/prescriptions/prescription-rows.ts';
import { orderNo } from '#text/orders.ts';
import { unpaidOf } from '#server/services/orders/order-rows.ts';
import { addressIn, requestsOf } from './exported-requests.ts';
import { sessionsOf } from './own-sessions.ts';
import { walletOf } from './wallets.ts';

/**
 * Amounts are in taka, times in ISO 8601. The export contains no hash, token or id that gives
 * access to anything.
 */
export async function exportAccount(
  db: Database,
  customerId: string,
  now: Date,
): Promise<Record<string, unknown>> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  const { credit, due } = await walletOf(db, customerId);
  const entries = await db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.customerId, customerId))
    .orderBy(asc(walletEntries.id));
  return {
    exportedAt: now.toISOString(),
    account: customer && {
      name: customer.name,
      phone: customer.phone,
      email: customer.email,
      hasPassword: customer.passwordHash !== null,
      createdAt: customer.createdAt,
    },
    wallet: {
      balance: takaFromPaisa(credit),
      due: takaFromPaisa(due + (await unpaidOf(db, customerId))),
      entries: entries.map(({ amount, kind, createdAt }) => {
        return { amount: takaFromPaisa(amount), kind, createdAt };
      }),
    },
    orders: await ordersOf(db, customerId),
    requests: await requestsOf(db, customerId),
    prescriptions: await prescriptionsOf(db, customerId),
    addresses: await addressesOf(db, customerId),
    notifications: await db
      .select({
        content: notifications.content,
        contentBengali: notifications.contentBn,
        createdAt: notifications.createdAt,
        seenAt: notifications.seenAt,
      })
      .from(notifications)
      .where(eq(notifications.customerId, customerId))
      .orderBy(asc(notifications.id)),
    ...(await writtenBy(db, customerId)),
    signIns: (await sessionsOf(db, now, customerId)).map(({ openedOn, createdAt, usedAt }) => {
      return { openedOn, openedAt: createdAt, usedAt };
    }),
    events: await db
      .select({
        kind: securityEvents.kind,
        about: securityEvents.about,
        from: securityEvents.prefix,
        times: securityEvents.times,
        at: securityEvents.createdAt,
      })
      .from(securityEvents)
      .where(eq(securityEvents.customerId, customerId))
      .orderBy(asc(securityEvents.id)),
  };
}

async function ordersOf(db: Database, customerId: string) {
  const own = await db
    .select({ order: orders, address: shippingAddresses })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.orderNumber));
  const ids = own.map(({ order }) => order.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id));
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids));
  return own.map(({ order, address }) => ({
    number: orderNo(order.orderNumber),
    status: order.status,
    placedAt: order.createdAt,
    remarks: order.remarks,
    deliveredTo: addressIn(address),
    paymentMethod: order.paymentMethod,
    total: takaFromPaisa(order.total),
    couponDiscount: takaFromPaisa(order.couponDiscount),
    deliveryCharge: takaFromPaisa(order.deliveryCharge),
    wallet: takaFromPaisa(order.wallet),
    cashback: takaFromPaisa(order.cashback),
    payable: takaFromPaisa(order.payable),
    paid: takaFromPaisa(order.paid),
    products: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ name, strength, quantity, unitPrice, discount }) => ({
        name,
        strength,
        quantity,
        unitPrice: takaFromPaisa(unitPrice),
        discount: takaFromPaisa(discount),
      })),
    history: history
      .filter(({ orderId }) => orderId === order.id)
      .map(({ status, createdAt }) => ({ status, at: createdAt })),
    payments: paid
      .filter(({ orderId }) => orderId === order.id)
      .map(({ service, amount, status, createdAt }) => {
        return { service, amount: takaFromPaisa(amount), status, at: createdAt };
      }),
  }));
}

/**
 * The export has the address of each file. The customer downloads the files one by one while signed
 * in.
 */
async function prescriptionsOf(db: Database, customerId: string) {
  const rows = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.customerId, customerId))
    .orderBy(desc(prescriptions.createdAt));
  return rows.map(({ id, mime, size, description, createdAt, removedAt }) => ({
    file: prescriptionOnWire({ id }).FilePath,
    type: mime,
    bytes: size,
    description,
    uploadedAt: createdAt,
    removedAt,
  }));
}

async function addressesOf(db: Database, customerId: string) {
  const rows = await db
    .select()
    .from(shippingAddresses)
    .where(eq(shippingAddresses.customerId, customerId))
    .orderBy(asc(shippingAddresses.id));
  return rows.map((row) => ({ ...addressIn(row), writtenAt: row.createdAt }));
}

async function writtenBy(db: Database, customerId: string) {
  return {
    reviews: await db
      .select({ content: reviews.content, at: reviews.createdAt, answer: reviews.reply })
      .from(reviews)
      .where(eq(reviews.customerId, customerId)),
    comments: await db
      .select({
        product: comments.productId,
        content: comments.content,
        at: comments.createdAt,
        answer: comments.reply,
      })
      .from(comments)
      .where(eq(comments.customerId, customerId)),
    complaints: await db
      .select({
        type: complaints.type,
        text: complaints.text,
        at: complaints.createdAt,
        answer: complaints.reply,
      })
      .from(complaints)
      .where(eq(complaints.customerId, customerId)),
    messages: await db
      .select({
        name: contactMessages.name,
        phone: contactMessages.phone,
        email: contactMessages.email,
        message: contactMessages.message,
        at: contactMessages.createdAt,
        answer: contactMessages.reply,
      })
      .from(contactMessages)
      .where(eq(contactMessages.customerId, customerId)),
    outOfStockRequests: await db
      .select({
        product: stockRequests.productId,
        phone: stockRequests.phone,
        quantity: stockRequests.quantity,
        at: stockRequests.createdAt,
      })
      .from(stockRequests)
      .where(eq(stockRequests.customerId, customerId)),
  };
}
