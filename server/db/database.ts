import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, embedded or not, and equally a transaction on it: areas cannot tell them apart. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An opened database with what only its owner may do. */
export interface OpenDatabase {
  db: Database;
  /** Call it now and then: the embedded database lets its log grow until it is closed. PostgreSQL outside looks after its own. */
  shortenLog: () => Promise<void>;
  /** Connections of the pool, in use or not, and callers that wait for one; where there is a pool. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
}
