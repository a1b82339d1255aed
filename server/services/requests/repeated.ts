/**
 * Detects a repeated quote or move whose response to the counter was lost, so that it is applied
 * only once.
 */
import { asc, desc, eq } from 'drizzle-orm';
import type { RequestStatus } from '#domain/request.ts';
import type { Database } from '#server/db/database.ts';
import { requestHistory, requestOrderItems } from '#server/db/tables/requests.ts';
import type { QuotedRow, RowQuote } from './offers-of-rows.ts';
import type { RequestRow, StaffActor } from './request-course.ts';

type Item = typeof requestOrderItems.$inferSelect;

/**
 * Whether the request already has exactly this quote, from the same member and based on the
 * version that they had read.
 */
export async function isQuoted(
  tx: Database,
  request: RequestRow,
  by: StaffActor,
  given: { version: number | null; rows: readonly QuotedRow[]; note: string },
): Promise<boolean> {
  const { status, quotedBy, quoteNote } = request;
  if (!isNextOf(given.version, request) || status !== 'Answered') return false;
  if (quotedBy !== by.actor || quoteNote !== given.note) return false;
  const items = await tx
    .select()
    .from(requestOrderItems)
    .where(eq(requestOrderItems.requestOrderId, request.id))
    .orderBy(asc(requestOrderItems.position));
  return items.length === given.rows.length && areAsGiven(items, given.rows);
}

/**
 * Whether the last change of the request was exactly this move, from the same member and based on
 * the version that they had read.
 */
export async function isMoved(
  tx: Database,
  request: RequestRow,
  by: StaffActor,
  move: { version: number | null; status: RequestStatus; note: string },
): Promise<boolean> {
  if (!isNextOf(move.version, request) || request.status !== move.status) return false;
  const [last] = await tx
    .select()
    .from(requestHistory)
    .where(eq(requestHistory.requestOrderId, request.id))
    .orderBy(desc(requestHistory.id))
    .limit(1);
  return last?.status === move.status && last.by === by.actor && last.note === move.note;
}

function isNextOf(version: number | null, request: RequestRow): boolean {
  return version !== null && request.version === version + 1;
}

function areAsGiven(items: readonly Item[], rows: readonly QuotedRow[]): boolean {
  const named = new Map(items.map((item) => [item.id, item]));
  const ofRequest = rows.filter((row) => row.from === 'request');
  for (const { rowId, answer } of ofRequest) {
    const item = named.get(rowId);
    if (!item || !isOffered(item, answer)) return false;
    named.delete(rowId);
  }
  // Rows read from photos were inserted in the order of the quote.
  const added = [...named.values()];
  return rows
    .filter((row) => row.from === 'photo')
    .every(({ name, strength, quantity, answer }, at) => {
      const item = added[at];
      if (!item?.isAdded || item.quantity !== quantity || !isOffered(item, answer)) return false;
      return item.name === name.trim() && item.strength === strength.trim();
    });
}

/**
 * Product prices are not compared, because they come from the catalogue and not from the quote.
 */
function isOffered(item: Item, quote: RowQuote): boolean {
  const { productId, unitPrice, available, isSubstitute } = item;
  if (quote.kind === 'none') return unitPrice === null && available === 0;
  if (quote.quantity !== available) return false;
  if (quote.kind === 'price') return productId === null && unitPrice === quote.unitPrice;
  return String(productId) === quote.productId && isSubstitute === quote.isSubstitute;
}
