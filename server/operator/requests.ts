/** Request orders: listed, answered with a price, moved on. */
import { desc, eq } from 'drizzle-orm';
import { orderNo } from '#server/areas/requests.ts';
import type { Database } from '#server/db/database.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { notify } from '#server/notify.ts';
import { operatorText } from '#text/operator.ts';
import { taka } from '#text/numbers.ts';
import { requestStatusText } from '#text/request-status.ts';
import type { Pair } from '#text/sentences.ts';
import { amountOf, needed, OperatorProblem, writeAudit, type Command } from './errand.ts';

const mostShown = 50;
type Status = keyof typeof requestStatusText;

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
      `${orderNo(row.orderNumber)}  ${row.status.padEnd(10)}  ${row.totalItem} medicines  ${row.createdAt.toISOString()}`,
  );
};

/** `requests answer R-1001 --total 520.50 [--note "…"]`: the customer is told the price. */
export const answerRequest: Command = async (errand) => {
  const total = amountOf(needed(errand, 'total'));
  const note = errand.options['note']?.trim() ?? '';
  const [en, bn] = operatorText.requestAnswered;
  const about = `${taka(total, 'en')} ${note}`.trim();
  return moveTo(errand, 'Answered', about, (number) => [
    en(number, taka(total, 'en'), note),
    bn(number, taka(total, 'bn'), note),
  ]);
};

/** `requests move R-1001 --to Confirmed`. */
export const moveRequest: Command = async (errand) => {
  const name = needed(errand, 'to').toLowerCase();
  const status = statuses.find((one) => one.toLowerCase() === name);
  if (!status) throw new OperatorProblem(`"${name}" is none of ${statuses.join(', ')}.`);
  const [en, bn] = operatorText.requestMoved;
  const [statusEn, statusBn] = requestStatusText[status];
  return moveTo(errand, status, status, (number) => [en(number, statusEn), bn(number, statusBn)]);
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

async function moveTo(
  errand: Parameters<Command>[0],
  status: Status,
  about: string,
  says: (number: string) => Pair<string>,
): Promise<string[]> {
  const { db, now, words } = errand;
  const request = await requestNamed(db, words[0] ?? '');
  const subject = orderNo(request.orderNumber);
  await db.transaction(async (tx) => {
    await tx.update(requestOrders).set({ status }).where(eq(requestOrders.id, request.id));
    const { customerId } = request;
    if (customerId) {
      const news = { reference: '', referenceId: '', now } as const;
      await notify(tx, { customerId, says: says(subject), ...news });
    }
    await writeAudit(tx, errand, { action: `requests ${status}`, subject, about });
  });
  return [`${subject}: ${request.status} → ${status}`];
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
