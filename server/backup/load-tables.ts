/** Loads the rows of a backup into tables at the backup's migration level. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { linesOf } from '#server/db/lines-of.ts';
import { migrate } from '#server/db/migrate.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { catalogueVersion } from '#server/db/tables/products.ts';
import { BackupUnusable, tablePath, type Manifest } from './manifest.ts';
import { columnsOf, tablesOf, type Table } from './tables.ts';

/** Rows and bytes per insert statement, so that a statement fits into memory. */
const maxRows = 1_000;
const maxBytes = 4 * 1024 * 1024;

/**
 * Replaces all tables by those of the backup, inside the caller's transaction. Throws {@link
 * BackupUnusable} if the row counts do not match.
 */
export async function loadTables(tx: Database, folder: string, backup: Manifest): Promise<void> {
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await tx.execute(sql.raw(`set local ${setting} = 0`));
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
  await migrate(tx, new Set(backup.migrations));
  const tables = await tablesOf(tx);
  // Migrations also insert rows. The backup contains them in their final state.
  const names = tables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
  const expected = new Map(backup.tables.map((table) => [table.name, table.rows]));
  for (const table of tables) {
    const rows = await loadTable(tx, table, folder);
    if (rows !== expected.get(table.name))
      throw new BackupUnusable(
        `${table.name} has ${rows} rows instead of ${expected.get(table.name) ?? 'none'}.`,
      );
  }
  if (tables.length !== expected.size)
    throw new BackupUnusable('The backup has tables that its migrations do not make.');
  for (const { name, last, isCalled } of backup.sequences)
    await tx.execute(sql`select setval(${name}::regclass, ${last}, ${isCalled})`);
  // Phones may have seen later versions of this catalogue than the backup's, so a new epoch makes
  // them fetch all of it.
  await tx.update(catalogueVersion).set({ epoch: sql`substr(md5(random()::text), 1, 8)` });
}

async function loadTable(tx: Database, table: Table, folder: string): Promise<number> {
  const name = sql.identifier(table.name);
  // User triggers would count the changes again and reject submissions that were taken back. The
  // rows already contain the effects of the triggers.
  await tx.execute(sql`alter table ${name} disable trigger user`);
  let portion: string[] = [];
  let bytes = 0;
  const write = async () => {
    if (portion.length > 0) await insert(tx, table, portion);
    portion = [];
    bytes = 0;
  };
  const file = createReadStream(join(folder, tablePath(table.name)));
  const lines = linesOf(file.pipe(createGunzip()));
  for await (const line of lines) {
    portion.push(line);
    bytes += line.length;
    if (portion.length >= maxRows || bytes >= maxBytes) await write();
  }
  await write();
  await tx.execute(sql`alter table ${name} enable trigger user`);
  const [count] = await rowsOf(
    tx,
    v.object({ rows: v.number() }),
    sql`select count(*)::int as "rows" from ${name}`,
  );
  return count?.rows ?? 0;
}

async function insert(tx: Database, table: Table, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const columns = columnsOf(table);
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns}
      from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
  );
}
