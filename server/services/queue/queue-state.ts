/**
 * The state of the open queue: counts, one digest over all of it, and the state of each row
 * (counter-52, counter-58).
 */
import { count, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { WorkCounts, WorkKind } from '#domain/queue.ts';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { workLeases } from '#server/db/tables/work-leases.ts';
import { livingLease } from './leases.ts';
import { groupOf, isOpen } from './queue-shape.ts';

/** Counts by kind, because a role that may not see a kind must not get its count. */
export type CountsByKind = Record<WorkKind, WorkCounts>;

const nothing: WorkCounts = { new: 0, answering: 0, answered: 0, toPack: 0, onTheWay: 0 };

/** Returns the number of rows in each group. */
export async function countQueue(db: Database, now: Date): Promise<CountsByKind> {
  const counted: CountsByKind = { request: { ...nothing }, order: { ...nothing } };
  const isWorked = isNotNull(workLeases.staffId).mapWith(Boolean);
  for (const [kind, table] of tables) {
    // Only requests can be short. For orders the condition is always false, because every row has
    // an id.
    const isShort = kind === 'request' ? isNotNull(requestOrders.fellShortAt) : isNull(orders.id);
    const columns = { status: table.status, isWorked, isShort: isShort.mapWith(Boolean) };
    const rows = await db
      .select({ ...columns, count: count() })
      .from(table)
      .leftJoin(workLeases, livingLease(kind, table.id, now))
      .where(isOpen(kind))
      .groupBy(table.status, isWorked, columns.isShort);
    for (const row of rows) {
      const group = groupOf(row, row.isWorked);
      if (group !== 'done') counted[kind][group] += row.count;
    }
  }
  return counted;
}

/** The sum of the counts of some kinds. */
export function countsOf(counted: CountsByKind, kinds: readonly WorkKind[]): WorkCounts {
  const sum = { ...nothing };
  for (const kind of kinds) for (const group of groups) sum[group] += counted[kind][group];
  return sum;
}

const groups = ['new', 'answering', 'answered', 'toPack', 'onTheWay'] as const;
const tables = [
  ['request', requestOrders],
  ['order', orders],
] as const;

/** A 64-bit hash of the parts of a row that others see change: status, quote, payment, worker. */
function stateOf(kind: WorkKind): SQL {
  const own =
    kind === 'request'
      ? sql`${requestOrders.status}, ${requestOrders.version}, ${requestOrders.fellShortAt}`
      : sql`${orders.status}, ${orders.paid}, ${orders.owedBack}, ${orders.unverified}`;
  const { id } = kind === 'request' ? requestOrders : orders;
  return sql`hashtextextended(concat_ws(' ', ${id}, ${own}, ${workLeases.staffId}), 0)`;
}

function openRows(kind: WorkKind, now: Date): SQL {
  const table = kind === 'request' ? requestOrders : orders;
  return sql`from ${table} left join ${workLeases} on ${livingLease(kind, table.id, now)} where ${isOpen(kind)}`;
}

/**
 * Returns a digest that differs after any change of the open rows. The database computes it over
 * its index of open rows.
 */
export async function queueDigest(
  db: Database,
  kinds: readonly WorkKind[],
  now: Date,
): Promise<{ digest: string; rows: number }> {
  let digest = '';
  let rows = 0;
  for (const kind of kinds) {
    const [state] = await rowsOf(
      db,
      v.object({ rows: figure, digest: v.string() }),
      sql`select count(*) as rows, coalesce(sum(${stateOf(kind)}::numeric), 0)::text as digest ${openRows(kind, now)}`,
    );
    digest += `${state?.rows ?? 0}.${state?.digest ?? 0} `;
    rows += state?.rows ?? 0;
  }
  return { digest: digest.trim(), rows };
}

const figure = v.union([v.number(), v.pipe(v.string(), v.transform(Number))]);

/** Returns the state of each open row, by id. */
export async function openStates(
  db: Database,
  kind: WorkKind,
  now: Date,
): Promise<Map<string, string>> {
  const { id } = kind === 'request' ? requestOrders : orders;
  const rows = await rowsOf(
    db,
    v.object({ id: v.string(), state: v.string() }),
    sql`select ${id} as id, ${stateOf(kind)}::text as state ${openRows(kind, now)}`,
  );
  return new Map(rows.map((row) => [row.id, row.state]));
}
