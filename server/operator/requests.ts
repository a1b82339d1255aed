/** Request orders: listed, answered with a price, moved on. */
import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { requestNo } from '#server/services/requests/request-no.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { queuePush } from '#server/services/push/queue.ts';
import { operatorText } from '#text/operator.ts';
import { taka } from '#text/numbers.ts';
import { requestStatusText } from '#text/request-status.ts';
import type { Pair } from '#text/sentences.ts';
import { writeAudit } from '#server/services/audit.ts';
import { amountOf, needed, OperatorProblem, type Command } from './command-context.ts';

type Status = keyof typeof requestStatusText;

const mostShown = 50;
/** What one request may come to, in paisa: the tables hold whole numbers of 32 bits. */
const mostTotal = 20_000_000_00;
/** Statuses that nothing comes after. */
const ended: Status[] = ['Delivered', 'Cancelled'];

/** `requests list`: the newest first. */
export const listRequests: Command = async ({ db }) => {
  const rows = await db
    .select()
    .from(requestOrders)
    .orderBy(desc(requestOrders.createdAt))
    .limit(mostShown);
  if (rows.length === 0) return ['No requests.'];
  return rows.map(
    (row) =>
      `${requestNo(row.orderNumber)}  ${row.status.padEnd(10)}  ${row.totalItem} medicines  ${row.createdAt.toISOString()}`,
  );
};

/** `requests show R-1001`: what is to be priced, and whom to call. */
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
  if (request.answeredTotal !== null) lines.push(`Total ${taka(request.answeredTotal, 'en')}`);
  return lines;
};

/**
 * `requests answer R-1001 1=1.20 2=none [--total 520.50] [--note "…"]`: the price
 * of one piece of each medicine, or `none`; the total where medicines of a
 * prescription come on top. The customer is told it.
 */
export const answerRequest: Command = async (context) => {
  const { db, options, words } = context;
  const [name = '', ...given] = words;
  const request = await requestNamed(db, name);
  const items = await itemsOf(db, request.id);
  const response = priced(items, given, options['total']);
  const note = options['note']?.trim() ?? '';
  const [en, bn] = operatorText.requestAnswered;
  const about = [...response.lines, taka(response.total, 'en'), note].filter(Boolean).join(' ');
  return moveTo(context, {
    status: 'Answered',
    about,
    says: (number) => [
      en(number, taka(response.total, 'en'), note),
      bn(number, taka(response.total, 'bn'), note),
    ],
    and: async (tx) => {
      const changes = { answeredTotal: response.total, answerNote: note };
      await tx.update(requestOrders).set(changes).where(eq(requestOrders.id, request.id));
      for (const { id, unitPrice } of response.prices)
        await tx.update(requestOrderItems).set({ unitPrice }).where(eq(requestOrderItems.id, id));
    },
  });
};

type Item = typeof requestOrderItems.$inferSelect;

/** The prices as they were typed, checked; without any, the total alone is the answer. */
function priced(items: Item[], given: string[], total: string | undefined) {
  const unitPrices = readPrices(items, given);
  const prices = items.map(({ id, position }) => ({
    id,
    unitPrice: unitPrices.get(position) ?? null,
  }));
  const sum = items.reduce(
    (whole, { position, quantity }) => whole + (unitPrices.get(position) ?? 0) * quantity,
    0,
  );
  if (sum === 0 && total === undefined)
    throw new OperatorProblem('Say the price of at least one medicine, or --total.');
  const whole = total === undefined ? sum : amountOf(total);
  if (whole < sum)
    throw new OperatorProblem(`The medicines alone come to ${taka(sum, 'en')}, more than --total.`);
  if (whole > mostTotal) throw new OperatorProblem(`${taka(whole, 'en')} is too much.`);
  const lines = items
    .filter(({ position }) => unitPrices.get(position))
    .map(({ position }) => `${position}=${taka(unitPrices.get(position) ?? 0, 'en')}`);
  return { prices, total: whole, lines };
}

/** `1=1.20 2=none` by position, null for none; every medicine once, or nothing at all. */
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
  const name = needed(context, 'to').toLowerCase();
  const status = statuses.find((one) => one.toLowerCase() === name);
  if (!status) throw new OperatorProblem(`"${name}" is none of ${statuses.join(', ')}.`);
  const [en, bn] = operatorText.requestMoved;
  const [statusEn, statusBn] = requestStatusText[status];
  const says = (number: string): Pair<string> => [en(number, statusEn), bn(number, statusBn)];
  return moveTo(context, { status, about: status, says });
};

const statuses: readonly Status[] = [
  'Pending',
  'Answered',
  'Confirmed',
  'Processing',
  'Delivering',
  'Delivered',
  'Cancelled',
];

interface Move {
  status: Status;
  about: string;
  says: (number: string) => Pair<string>;
  /** What else belongs to it, in the same transaction. */
  and?: (tx: Database) => Promise<void>;
}

async function moveTo(context: Parameters<Command>[0], move: Move): Promise<string[]> {
  const { db, now, words } = context;
  const { status, about, says } = move;
  const request = await requestNamed(db, words[0] ?? '');
  const subject = requestNo(request.orderNumber);
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(requestOrders)
      .set({ status })
      .where(and(eq(requestOrders.id, request.id), notInArray(requestOrders.status, ended)))
      .returning({ id: requestOrders.id });
    if (moved.length === 0)
      throw new OperatorProblem(`${subject} is ${request.status}: it cannot become ${status}.`);
    await move.and?.(tx);
    const { customerId } = request;
    if (customerId) {
      const news = { reference: '', referenceId: '', now } as const;
      await notify(tx, { customerId, text: says(subject), ...news });
    }
    const push = { about: 'request', aboutId: request.id, number: subject } as const;
    await queuePush(tx, { ...push, status, customerId, now });
    await writeAudit(tx, context, { action: `requests ${status}`, subject, about });
  });
  return [`${subject}: ${request.status} → ${status}`];
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
