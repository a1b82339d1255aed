/**
 * Reads the tables from the database's own catalog, so that a backup contains all tables, also
 * those of future versions.
 */
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';

/** The list of applied migrations, which is in the manifest instead. */
const migrationsTable = 'schema_migrations';

export interface Table {
  name: string;
  /** Only stored columns, without those that the database computes. */
  columns: string[];
}

/** Every table except the list of migrations. A table follows the tables that it refers to. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const columns = await rowsOf(
    db,
    v.object({ table: v.string(), column: v.string() }),
    sql`select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.is_generated = 'NEVER' and c.table_name <> ${migrationsTable}
      order by c.table_name, c.ordinal_position`,
  );
  const references = await rowsOf(
    db,
    v.object({ from: v.string(), to: v.string() }),
    sql`select distinct f.relname as "from", t.relname as "to"
      from pg_constraint c
      join pg_class f on f.oid = c.conrelid
      join pg_class t on t.oid = c.confrelid
      join pg_namespace n on n.oid = f.relnamespace
      where c.contype = 'f' and n.nspname = 'public' and f.oid <> t.oid`,
  );
  const names = [...new Set(columns.map(({ table }) => table))];
  return inOrder(names, references).map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
  }));
}

function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]) {
  const left = new Set(names);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0) throw new Error(`Tables that refer to each other: ${[...left].join()}`);
    for (const name of free) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

/** The stored columns, for a statement. */
export function columnsOf({ columns }: Table): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** The state of each sequence. */
export async function sequencesOf(db: Database) {
  const names = await rowsOf(
    db,
    v.object({ name: v.string() }),
    sql`select sequencename as "name" from pg_sequences where schemaname = 'public' order by 1`,
  );
  const state = v.object({
    last: v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
    isCalled: v.boolean(),
  });
  const all: { name: string; last: number; isCalled: boolean }[] = [];
  for (const { name } of names) {
    const [row] = await rowsOf(
      db,
      state,
      sql`select last_value as "last", is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    if (row) all.push({ name, ...row });
  }
  return all;
}

/** The hashes of the applied migrations; empty if none was ever applied. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const [there] = await rowsOf(
    db,
    v.object({ isThere: v.boolean() }),
    sql`select to_regclass('public.schema_migrations') is not null as "isThere"`,
  );
  if (!there?.isThere) return [];
  const rows = await rowsOf(
    db,
    v.object({ hash: v.string() }),
    sql`select hash from schema_migrations order by written_at, hash`,
  );
  return rows.map(({ hash }) => hash);
}
