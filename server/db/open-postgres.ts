/** An external PostgreSQL, through a pool that replaces broken connections. */
import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Milliseconds until PostgreSQL cancels a statement, stops waiting for a lock, and ends an idle
 * transaction.
 */
const timeLimits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;
/** Milliseconds to open a connection. */
const connecting = 5_000;

/**
 * Milliseconds of silence after which a connection counts as lost; longer than any statement may
 * take. A machine that loses power closes no connection, and the kernel would wait for 15 minutes.
 */
export const longestSilence = 15_000;

export interface PostgresOptions {
  /** The maximum number of connections in the pool. */
  connections?: number;
  /**
   * Milliseconds of silence after which a connection is closed; 0 for never, for long statements.
   */
  silence?: number;
  /**
   * Switches off the statement timeout, whatever the limits of the role are. For work that no
   * request waits for.
   */
  takesLong?: boolean;
  /**
   * PgBouncer refuses a connection whose startup parameters contain time limits (`unsupported
   * startup parameter`). Behind it the limits are set on the role ({@link limitRole}).
   */
  limits?: 'of-connection' | 'of-role';
}

/** Opens the PostgreSQL at `url`. Throws if it does not respond. */
export async function openPostgres(
  url: string,
  {
    connections = 20,
    silence = 0,
    takesLong = false,
    limits = 'of-connection',
  }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connecting,
    ...(limits === 'of-connection' ? timeLimits : {}),
    // The driver omits a limit of 0, so it is also passed in `options`.
    ...(takesLong ? { statement_timeout: 0, options: '-c statement_timeout=0' } : {}),
    ...(silence > 0 ? { stream: () => endingInSilence(silence) } : {}),
  });
  // The pool replaces a broken idle connection. Without a listener Node would exit.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only, so a connection that breaks inside a transaction
  // would end the process. Its statements reject anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw failure;
  }
  return {
    db: drizzle({ client: pool }),
    shortenLog: () => Promise.resolve(),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

function endingInSilence(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => {
    const failure = Object.assign(new Error('The database fell silent.'), { code: 'ETIMEDOUT' });
    socket.destroy(failure);
  });
  return socket;
}

/**
 * Sets the time limits on the current role in this database. They apply to connections that are
 * opened from now on.
 */
export async function limitRole(tx: Database): Promise<void> {
  const [row] = await tx
    .select({ role: sql<string>`current_user::text`, name: sql<string>`current_database()::text` })
    .from(sql`(select 1) as one`);
  if (!row) return;
  const who = sql`${sql.identifier(row.role)} in database ${sql.identifier(row.name)}`;
  for (const [limit, milliseconds] of Object.entries(timeLimits))
    await tx.execute(
      sql`alter role ${who} set ${sql.identifier(limit)} = ${sql.raw(String(milliseconds))}`,
    );
}
