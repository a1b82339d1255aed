/** An answer or a move whose answer was lost on its way to the counter comes again: nothing of it happens twice. */
import { asc, desc, eq } from 'drizzle-orm';
import type { RequestStatus } from '#domain/request.ts';
import type { Database } from '#server/db/database.ts';
import { requestHistory, requestOrderItems } from '#server/db/tables/requests.ts';
import type { AnsweredRow, RowAnswer } from './offers-of-rows.ts';
import type { RequestRow, StaffActor } from './request-course.ts';

type Item = typeof requestOrderItems.$inferSelect;

/** True where what stands at the request is this very answer, by the same member, to the version that they had read. */
export async function isAnswered(
  tx: Database,
  request: RequestRow,
  by: StaffActor,
  given: { version: number | null; rows: readonly AnsweredRow[]; note: string },
): Promise<boolean> {
  const { status, answeredBy, answerNote } = request;
  if (!isNextOf(given.version, request) || status !== 'Answered') return false;
  if (answeredBy !== by.actor || answerNote !== given.note) return false;
  const items = await tx
    .select()
    .from(requestOrderItems)
    .where(eq(requestOrderItems.requestOrderId, request.id))
    .orderBy(asc(requestOrderItems.position));
  return items.length === given.rows.length && areAsGiven(items, given.rows);
}

/** True where the last that happened to the request is this very move, by the same member, from the version that they had read. */
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

function areAsGiven(items: readonly Item[], rows: readonly AnsweredRow[]): boolean {
  const named = new Map(items.map((item) => [item.id, item]));
  const ofRequest = rows.filter((row) => row.from === 'request');
  for (const { rowId, answer } of ofRequest) {
    const item = named.get(rowId);
    if (!item || !isOffered(item, answer)) return false;
    named.delete(rowId);
  }
  // What was read from photos has been written in the order in which it came.
  const added = [...named.values()];
  return rows
    .filter((row) => row.from === 'photo')
    .every(({ name, strength, quantity, answer }, at) => {
      const item = added[at];
      if (!item?.isAdded || item.quantity !== quantity || !isOffered(item, answer)) return false;
      return item.name === name.trim() && item.strength === strength.trim();
    });
}

/** Prices of products are the catalogue's of that moment: they are not the answer's own. */
function isOffered(item: Item, answer: RowAnswer): boolean {
  const { productId, unitPrice, available, isSubstitute } = item;
  if (answer.kind === 'none') return unitPrice === null && available === 0;
  if (answer.quantity !== available) return false;
  if (answer.kind === 'price') return productId === null && unitPrice === answer.unitPrice;
  return String(productId) === answer.productId && isSubstitute === answer.isSubstitute;
}
