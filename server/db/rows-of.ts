import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';

/** The rows of a question about something that no table of ours describes. Throws where they are not as `row` says. */
export async function rowsOf<Row>(
  db: Database,
  row: v.GenericSchema<unknown, Row>,
  question: SQL,
): Promise<Row[]> {
  const answer: unknown = await db.execute(question);
  return v.parse(v.object({ rows: v.array(row) }), answer).rows;
}
