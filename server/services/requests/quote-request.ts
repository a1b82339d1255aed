/**
 * The pharmacy's quote for a request: availability, prices and total (counter-62 to counter-66).
 */
import { eq } from 'drizzle-orm';
import { cartTotal, payableFor, type PricedLine } from '#domain/checkout.ts';
import { deliveryChargeFor } from '#domain/delivery-charge.ts';
import type { Paisa } from '#domain/money.ts';
import { orderLimits } from '#domain/order-checks.ts';
import type { Database } from '#server/db/database.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { malformed } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { endWork, requireWork } from '#server/services/queue/leases.ts';
import { requestNews, requestRefusals } from '#text/counter/request-refusals.ts';
import { taka } from '#text/numbers.ts';
import { operatorText } from '#text/operator.ts';
import type { Pair } from '#text/sentences.ts';
import { notSaid, notToBeHad, offersOf, type QuotedRow, type Offered } from './offers-of-rows.ts';
import {
  lockRequest,
  nextVersion,
  recordByStaff,
  requireOpen,
  requireVersion,
  type RequestRow,
  type StaffActor,
} from './request-course.ts';
import { placeOfRequest } from './request-place.ts';
import { requestNo } from './request-no.ts';
import { isQuoted } from './repeated.ts';

export interface GivenQuote {
  /** The version of the request that the member had read; null if it is read now. */
  version: number | null;
  rows: readonly QuotedRow[];
  note: string;
  /**
   * Only on the command line: the total, which must be at least the sum of the rows; a null total
   * means that sum. Delivery is not stated, and the total may be the whole quote. Null at the
   * counter, where the total is computed with delivery.
   */
  whole: { total: Paisa | null } | null;
}

export interface Quoted {
  number: string;
  before: string;
  version: number;
  goods: Paisa;
  deliveryCharge: Paisa | null;
  total: Paisa;
  canBeAccepted: boolean;
}

type Item = typeof requestOrderItems.$inferSelect;

/**
 * Writes the quote, replaces an earlier one, and notifies the customer. A repeated call notifies
 * once. Throws the counter's refusals, with nothing changed.
 */
export function quoteRequest(
  db: Database,
  requestId: string,
  by: StaffActor,
  given: GivenQuote,
): Promise<Quoted> {
  return db.transaction(async (tx) => {
    const work = { kind: 'request', id: requestId } as const;
    const request = await lockRequest(tx, requestId);
    if (await isQuoted(tx, request, by, given)) return repeatedQuote(request);
    await requireOpen(tx, request, 'Answered');
    await requireWork(tx, work, by.memberId, by.now);
    requireVersion(request, given.version);
    const items = await tx
      .select()
      .from(requestOrderItems)
      .where(eq(requestOrderItems.requestOrderId, requestId));
    if (given.rows.length > 0 || !given.whole) requireEveryRow(items, given.rows);
    const offers = await offersOf(tx, items, given.rows);
    const quote = await amountsOf(tx, request, offers.lines, given.whole);
    await writeRows(tx, request, items, given.rows, offers.ofRow);
    const isOffer = offers.areAllProducts && quote.deliveryCharge !== null;
    const [written] = await tx
      .update(requestOrders)
      .set({
        status: 'Answered',
        quotedTotal: quote.total,
        quotedGoods: given.whole ? null : quote.goods,
        quotedCharge: quote.deliveryCharge,
        quoteNote: given.note,
        quotedAt: by.now,
        quotedBy: by.actor,
        addressId: quote.addressId,
        isOffer,
        fellShortAt: null,
        version: nextVersion,
      })
      .where(eq(requestOrders.id, requestId))
      .returning({ version: requestOrders.version });
    await endWork(tx, work);
    await recordByStaff(tx, request, by, {
      status: 'Answered',
      note: given.note,
      says: newsOf(request, quote.total, given.note, isOffer),
      about: [...offers.about, taka(quote.total, 'en'), given.note].filter(Boolean).join(' '),
    });
    const { goods, deliveryCharge, total } = quote;
    const version = written?.version ?? request.version;
    const number = requestNo(request.orderNumber);
    return {
      number,
      before: request.status,
      version,
      goods,
      deliveryCharge,
      total,
      canBeAccepted: isOffer,
    };
  });
}

function repeatedQuote(request: RequestRow): Quoted {
  const { orderNumber, status: before, version, quotedGoods, quotedTotal } = request;
  return {
    number: requestNo(orderNumber),
    before,
    version,
    goods: quotedGoods ?? 0,
    deliveryCharge: request.quotedCharge,
    total: quotedTotal ?? 0,
    canBeAccepted: request.isOffer,
  };
}

function newsOf(request: RequestRow, total: Paisa, note: string, isOffer: boolean): Pair<string> {
  const [en, bn] = isOffer ? requestNews.toAccept : operatorText.requestQuoted;
  const number = requestNo(request.orderNumber);
  return [en(number, taka(total, 'en'), note), bn(number, taka(total, 'bn'), note)];
}

/**
 * Throws 400 if a row does not belong to this request or is listed twice, and a refusal if one of
 * the customer's rows is missing.
 */
function requireEveryRow(items: readonly Item[], rows: readonly QuotedRow[]): void {
  const named = rows.flatMap((row) => (row.from === 'request' ? [row.rowId] : []));
  const known = new Set(items.map(({ id }) => id));
  if (new Set(named).size < named.length || named.some((id) => !known.has(id))) throw malformed();
  const isMissing = items.some(({ id, isAdded }) => !isAdded && !named.includes(id));
  if (isMissing) throw new Refusal(requestRefusals.rowsMissing);
}

interface Amounts {
  goods: Paisa;
  deliveryCharge: Paisa | null;
  total: Paisa;
  /** The delivery address: the request's own, otherwise the customer's latest. */
  addressId: number | null;
}

/** Computes the total as the checkout does. A total given on the command line takes precedence. */
async function amountsOf(
  tx: Database,
  request: RequestRow,
  lines: readonly PricedLine[],
  whole: GivenQuote['whole'],
): Promise<Amounts> {
  const said = whole?.total ?? null;
  if (lines.length === 0 && said === null) throw new Refusal(requestRefusals.nothingToBeHad);
  const goods = cartTotal(lines);
  if (said !== null && said < goods) throw refusalAbout(requestRefusals.moreThanTotal, goods);
  const { addressId, charge } = await placeOfRequest(tx, request);
  const deliveryCharge = whole === null && charge ? deliveryChargeFor(goods, charge) : null;
  const amounts = { total: goods, couponDiscount: 0, wallet: 0 };
  const total = said ?? payableFor({ ...amounts, deliveryCharge: deliveryCharge ?? 0 });
  if (total > orderLimits.amount) throw refusalAbout(requestRefusals.tooMuch, total);
  return { goods, deliveryCharge, total, addressId };
}

function refusalAbout([en, bn]: Pair<(amount: string) => string>, amount: Paisa): Refusal {
  return new Refusal([en(taka(amount, 'en')), bn(taka(amount, 'bn'))]);
}

/**
 * Writes the quote of each row. Rows that an earlier quote had added from photos are replaced by
 * those of this quote.
 */
async function writeRows(
  tx: Database,
  request: RequestRow,
  items: readonly Item[],
  rows: readonly QuotedRow[],
  offers: ReadonlyMap<QuotedRow, Offered>,
): Promise<void> {
  const named = new Set(rows.map((row) => (row.from === 'request' ? row.rowId : 0)));
  const replaced = items.filter(({ id, isAdded }) => isAdded && !named.has(id));
  for (const { id } of replaced)
    await tx.delete(requestOrderItems).where(eq(requestOrderItems.id, id));
  const kept = items.filter(({ id }) => !replaced.some((one) => one.id === id));
  // A total without rows contains no information about these items.
  for (const { id } of kept.filter((item) => !named.has(item.id)))
    await tx.update(requestOrderItems).set(notSaid).where(eq(requestOrderItems.id, id));
  let position = Math.max(0, ...kept.map((item) => item.position));
  for (const row of rows) {
    const offered = offers.get(row) ?? notToBeHad;
    if (row.from === 'request') {
      await tx.update(requestOrderItems).set(offered).where(eq(requestOrderItems.id, row.rowId));
      continue;
    }
    position += 1;
    const written = {
      name: row.name.trim(),
      strength: row.strength.trim(),
      quantity: row.quantity,
    };
    const added = { requestOrderId: request.id, ...written, isAdded: true, position };
    await tx.insert(requestOrderItems).values({ ...added, ...offered });
  }
}
