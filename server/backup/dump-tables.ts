/** Dumps all tables from one snapshot, a file per table. */
import { mkdir, open, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { referencedPictures, referencedUploads } from '#server/services/uploads/referenced.ts';
import { factsOf, tablePath, type Manifest } from './manifest.ts';
import { appliedMigrations, columnsOf, sequencesOf, tablesOf, type Table } from './tables.ts';

/** Pages of 8 KB that are read at once. Their rows are in memory once, as text. */
const pagesPerQuery = 64;

export interface Dump extends Pick<Manifest, 'migrations' | 'tables' | 'sequences'> {
  /** Keys of the files that the rows refer to. */
  uploads: string[];
  pictures: string[];
}

/**
 * Writes the tables into `folder` and replaces an earlier dump. PostgreSQL serves other queries
 * meanwhile. The embedded database has one connection, so others wait (two seconds for 120,000
 * rows).
 */
export async function dumpTables(db: Database, folder: string): Promise<Dump> {
  await rm(join(folder, 'database'), { recursive: true, force: true });
  await mkdir(join(folder, 'database'));
  const dump = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const counted: { name: string; rows: number }[] = [];
      for (const table of await tablesOf(tx)) counted.push(await dumpTable(tx, table, folder));
      return {
        counted,
        migrations: await appliedMigrations(tx),
        // Read after the rows: sequences are not part of the snapshot, and they may only be ahead
        // of the rows.
        sequences: await sequencesOf(tx),
        uploads: await referencedUploads(tx),
        pictures: await referencedPictures(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { counted, ...rest } = dump;
  const tables: Manifest['tables'] = [];
  for (const { name, rows } of counted)
    tables.push({ name, rows, ...(await factsOf(join(folder, tablePath(name)))) });
  return { ...rest, tables };
}

async function dumpTable(tx: Database, table: Table, folder: string) {
  let rows = 0;
  async function* lines() {
    for await (const portion of portionsOf(tx, table)) {
      rows += portion.rows;
      yield portion.text;
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 1 }),
    createWriteStream(join(folder, tablePath(table.name)), { flags: 'wx', mode: 0o600 }),
  );
  return { name: table.name, rows };
}

/**
 * One line of JSON per row, as PostgreSQL writes it, so that `json_populate_recordset` can read it
 * back unchanged. Reading by pages returns a whole portion as one value, which is four times as
 * fast.
 */
async function* portionsOf(tx: Database, table: Table) {
  const name = sql.identifier(table.name);
  const [size] = await rowsOf(
    tx,
    v.object({ pages: v.number() }),
    sql`select (pg_relation_size(${table.name}::regclass) / current_setting('block_size')::int)::int as "pages"`,
  );
  const portion = v.object({ rows: v.number(), text: v.string() });
  for (let page = 0; page < (size?.pages ?? 0); page += pagesPerQuery) {
    const some = sql`select ${columnsOf(table)} from ${name}
      where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + pagesPerQuery},0)`}::tid`;
    const [row] = await rowsOf(
      tx,
      portion,
      sql`select count(*)::int as "rows", coalesce(string_agg(row_to_json(one)::text || chr(10), ''), '') as "text"
        from (${some}) as one`,
    );
    if (row && row.rows > 0) yield row;
  }
}

/** Resolves when the file is on the disk. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
