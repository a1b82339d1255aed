/** Commands that list, quote and move request orders. */
import { asc, desc, eq } from 'drizzle-orm';
import { requestStatuses } from '#domain/request.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { Refusal } from '#server/services/refusal.ts';
import * as quotes from '#server/services/requests/quote-request.ts';
import * as moves from '#server/services/requests/move-request.ts';
import type { QuotedRow, RowQuote } from '#server/services/requests/offers-of-rows.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { taka } from '#text/numbers.ts';
import { amountOf, needed, OperatorProblem, type Command } from './command-context.ts';

const maxShown = 50;

/** `requests list`: newest first. */
export const listRequests: Command = async ({ db }) => {
  const rows = await db
    .select()
    .from(requestOrders)
    .orderBy(desc(requestOrders.createdAt))
    .limit(maxShown);
  if (rows.length === 0) return ['No requests.'];
  return rows.map(
    (row) =>
      `${requestNo(row.orderNumber)}  ${row.status.padEnd(10)}  ${row.totalItem} medicines  ${row.createdAt.toISOString()}`,
  );
};

/** `requests show R-1001`: the medicines to price, and the phone number to call. */
export const showRequest: Command = async ({ db, words }) => {
  const request = await requestNamed(db, words[0] ?? '');
  const items = await itemsOf(db, request.id);
  const [address] = await db
    .select()
    .from(shippingAddresses)
    .where(eq(shippingAddresses.id, request.addressId ?? 0));
  const files = await db.$count(
    requestOrderPrescriptions,
    eq(requestOrderPrescriptions.requestOrderId, request.id),
  );
  const price = (paisa: number | null) => (paisa === null ? '' : `  ${taka(paisa, 'en')} each`);
  const lines = [
    `${requestNo(request.orderNumber)}  ${request.status}  ${files} prescriptions`,
    ...items.map(
      (item) =>
        `${item.position}. ${item.name} ${item.strength} × ${item.quantity}${price(item.unitPrice)}`,
    ),
  ];
  if (address) lines.push(`${address.receiverName}, ${address.receiverPhone}, ${address.address}`);
  if (request.remarks) lines.push(request.remarks);
  if (request.quotedTotal !== null) lines.push(`Total ${taka(request.quotedTotal, 'en')}`);
  return lines;
};

/**
 * `requests answer R-1001 1=1.20 2=none [--total 520.50] [--note "…"]`: the unit price of each
 * medicine, or `none`, and the total if medicines of a prescription are added. The customer is
 * notified.
 */
export const quoteRequest: Command = async (context) => {
  const { db, options, words } = context;
  const [name = '', ...given] = words;
  const request = await requestNamed(db, name);
  const quote = quoteOf(await itemsOf(db, request.id), given, options['total']);
  const note = options['note']?.trim() ?? '';
  const quoted = await quotes
    .quoteRequest(db, request.id, by(context), { version: null, note, ...quote })
    .catch(asProblem);
  return [`${quoted.number}: ${quoted.before} → Answered`];
};

type Item = typeof requestOrderItems.$inferSelect;

/**
 * The quote with the typed prices, or with the total alone. The delivery charge is not part of it.
 */
function quoteOf(items: Item[], given: string[], totalOption: string | undefined) {
  const unitPrices = readPrices(items, given);
  const total = totalOption === undefined ? null : amountOf(totalOption);
  if (total === null && ![...unitPrices.values()].some((price) => price !== null))
    throw new OperatorProblem('Say the price of at least one medicine, or --total.');
  const rows = items.map(({ id, position }): QuotedRow => {
    const unitPrice = unitPrices.get(position) ?? null;
    const answer: RowQuote =
      unitPrice === null ? { kind: 'none' } : { kind: 'price', unitPrice, quantity: null };
    return { from: 'request', rowId: id, answer };
  });
  return { rows: unitPrices.size === 0 ? [] : rows, whole: { total } };
}

/**
 * Parses `1=1.20 2=none` by position; null for none. It must name every medicine once, or no
 * medicine at all.
 */
function readPrices(items: Item[], given: string[]): Map<number, number | null> {
  const prices = new Map<number, number | null>();
  for (const one of given) {
    const [, position = '', price = ''] = /^(\d{1,3})=(.+)$/.exec(one) ?? [];
    const at = Number(position);
    if (price === '' || !items.some((item) => item.position === at) || prices.has(at))
      throw new OperatorProblem(`"${one}" names no medicine of it, such as 1=1.20 or 2=none.`);
    prices.set(at, price === 'none' ? null : amountOf(price));
  }
  const open = items.filter(({ position }) => !prices.has(position));
  if (prices.size > 0 && open.length > 0)
    throw new OperatorProblem(
      `Without a price: ${open.map((item) => `${item.position}. ${item.name}`).join(', ')}.`,
    );
  return prices;
}

/** `requests move R-1001 --to Confirmed`. */
export const moveRequest: Command = async (context) => {
  const { db, words } = context;
  const name = needed(context, 'to').toLowerCase();
  const status = requestStatuses.find((one) => one.toLowerCase() === name);
  if (!status) throw new OperatorProblem(`"${name}" is none of ${requestStatuses.join(', ')}.`);
  const request = await requestNamed(db, words[0] ?? '');
  const moved = await moves
    .moveRequest(db, request.id, by(context), { version: null, status, note: '' })
    .catch(asProblem);
  return [`${moved.number}: ${moved.before} → ${status}`];
};

/** The command line is not a staff member, so it takes no lease from anybody. */
function by({ actor, now }: Parameters<Command>[0]) {
  return { actor, memberId: null, now };
}

/** Turns a refusal of the shop into an {@link OperatorProblem}. */
function asProblem(failure: unknown): never {
  if (failure instanceof Refusal) throw new OperatorProblem(failure.sentence('en'));
  throw failure;
}

function itemsOf(db: Database, requestId: string): Promise<Item[]> {
  return db
    .select()
    .from(requestOrderItems)
    .where(eq(requestOrderItems.requestOrderId, requestId))
    .orderBy(asc(requestOrderItems.position));
}

async function requestNamed(db: Database, name: string) {
  const number = Number(/^R-(\d{1,9})$/i.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) throw new OperatorProblem('Name a request, such as R-1001.');
  const [request] = await db
    .select()
    .from(requestOrders)
    .where(eq(requestOrders.orderNumber, number));
  if (!request) throw new OperatorProblem(`There is no request ${name}.`);
  return request;
}
