import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { projectRoot } from '#server/project-root.ts';
import type { Database } from './database.ts';
import { StartRefused } from './start-refused.ts';

/**
 * The id of the advisory lock. Its value is arbitrary, but every server process must use the same
 * one.
 */
const migrationLock = 7_201_001;

interface Migration {
  sql: string[];
  folderMillis: number;
  hash: string;
}

/** The hashes of all migrations of this version, in order. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ hash }) => hash);
}

function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: join(projectRoot(), 'server/db/migrations') });
}

/**
 * Runs `work` in a transaction, in one process at a time. PostgreSQL counts the wait for an
 * advisory lock towards `lock_timeout` and `statement_timeout`, so both are lifted first: else a
 * process that waits for a long migration would fail with 55P03. After the wait, `lock_timeout`
 * applies again.
 */
export async function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`set local lock_timeout to default`);
    return work(tx);
  });
}

/** Whether any migration was ever applied to this database. */
export async function hasTables(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ name: sql<string | null>`name` })
    .from(sql`(select to_regclass('schema_migrations')::text as name) as found`);
  return Boolean(row?.name);
}

/**
 * Whether the database has every migration of this build; it may have newer ones. Throws if the
 * database does not respond.
 */
export async function isMigrated(db: Database): Promise<boolean> {
  const applied = await db.select({ hash: sql<string>`hash` }).from(sql`schema_migrations`);
  const hashes = new Set(applied.map(({ hash }) => hash));
  return knownMigrations().every((hash) => hashes.has(hash));
}

/**
 * The previous version can work with the tables of this one (docs/deploy.md), so one unknown
 * migration is allowed. An older version may need a column or table that was removed since.
 */
const maxUnknownMigrations = 1;

/** Throws {@link StartRefused} if a newer version has migrated the database. */
async function requireKnown(tx: Database): Promise<void> {
  const known = new Set(knownMigrations());
  const applied = await tx.select({ hash: sql<string>`hash` }).from(sql`schema_migrations`);
  const unknown = applied.filter(({ hash }) => !known.has(hash)).length;
  if (unknown <= maxUnknownMigrations) return;
  throw new StartRefused(
    `The database was prepared by a newer version of the shop: it has ${unknown} migrations that this ` +
      'version does not know. Nothing was changed. Start the newer version, or restore a backup of ' +
      'before the update, as docs/backup.md says.',
  );
}

/**
 * Applies the pending migrations in order, all or none. With `only`, applies only migrations with
 * these hashes. Returns the number of applied migrations. Throws {@link StartRefused} if the
 * database is too new.
 */
export async function migrate(db: Database, only?: ReadonlySet<string>): Promise<number> {
  const migrations = readMigrations().filter(({ hash }) => only?.has(hash) ?? true);
  return alone(db, async (tx) => {
    await tx.execute(sql`create table if not exists schema_migrations (
      hash text primary key, written_at bigint not null, applied_at timestamptz not null default now())`);
    await requireKnown(tx);
    let applied = 0;
    for (const migration of migrations) {
      const claimed = await tx
        .select({ hash: sql<string>`hash` })
        .from(sql`schema_migrations`)
        .where(sql`hash = ${migration.hash}`);
      if (claimed.length > 0) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (hash, written_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
      applied += 1;
    }
    return applied;
  });
}
