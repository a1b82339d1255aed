import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The embedded or external database, or a transaction on it. Areas cannot tell them apart. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, with the functions for its owner only. */
export interface OpenDatabase {
  db: Database;
  /**
   * Shortens the write-ahead log; call it periodically. The embedded database starts no checkpoint
   * by itself. For PostgreSQL this does nothing.
   */
  shortenLog: () => Promise<void>;
  /**
   * Open and idle connections of the pool, and callers that wait for one. Absent without a pool.
   */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
}
