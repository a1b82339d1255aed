import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';

/**
 * The rows of a query that no table definition describes. Throws if they do not match the schema
 * `row`.
 */
export async function rowsOf<Row>(
  db: Database,
  row: v.GenericSchema<unknown, Row>,
  question: SQL,
): Promise<Row[]> {
  const result: unknown = await db.execute(question);
  return v.parse(v.object({ rows: v.array(row) }), result).rows;
}
