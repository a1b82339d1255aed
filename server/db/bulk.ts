import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Rows per statement. With our widest table this is well below PostgreSQL's limit of 65,535
 * parameters.
 */
const rowsPerInsert = 500;

/** Inserts many rows in batches of 500. */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db.insert(table).values(rows.slice(start, start + rowsPerInsert));
  }
}

/** Moves a table's identity sequence past the highest id that was inserted explicitly. */
export async function continueIdentity(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(1, (select max(id) from ${table})))`,
  );
}
