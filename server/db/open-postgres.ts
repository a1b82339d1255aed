/** PostgreSQL outside, through a pool of connections that mends itself. */
import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds after which a statement is given up, a lock is waited for no longer, and a transaction that does nothing ends. */
const timeLimits = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;
/** Milliseconds until a new connection stands. */
const connecting = 5_000;

/**
 * Milliseconds of silence after which a connection counts as lost: more than any statement may take.
 * A machine that loses its power closes no connection, and the kernel would wait a quarter of an hour.
 */
export const longestSilence = 15_000;

export interface PostgresOptions {
  /** Connections of the pool at most. */
  connections?: number;
  /** Milliseconds of silence after which a connection is given up; 0 for never, where statements may take long. */
  silence?: number;
  /** Where nobody waits for an answer: no statement is given up, whatever the limits of the role are. */
  takesLong?: boolean;
  /**
   * PgBouncer refuses a connection that names time limits as it opens (`unsupported startup parameter`):
   * behind it they are the role's ({@link limitRole}).
   */
  limits?: 'of-connection' | 'of-role';
}

/** Opens PostgreSQL at `url`. Throws where it does not answer. */
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
    // The driver leaves a limit of 0 out.
    ...(takesLong ? { statement_timeout: 0, options: '-c statement_timeout=0' } : {}),
    ...(silence > 0 ? { stream: () => endingInSilence(silence) } : {}),
  });
  // The pool replaces an idle connection that breaks; without a listener Node would exit.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only: one that breaks inside a transaction would end the process.
  // Its statements reject.
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

/** Gives the limits of a connection to the role that asks, in this database, for connections opened from now on. */
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
