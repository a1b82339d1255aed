import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, embedded or not, and equally a transaction on it: areas cannot tell them apart. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An opened database with what only its owner may do. */
export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** The embedded database never syncs to disk by itself: everything on disk when this resolves. */
  checkpoint: () => Promise<void>;
  close: () => Promise<void>;
}
