/**
 * Sends statements to a server that speaks PostgreSQL's protocol, each call over its own
 * connection.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Returns the rows of the last statement. */
export async function tell(
  url: string,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const longestStart = 30_000;

/**
 * Resolves when the server accepts connections. Throws with the server's name if it has ended or
 * never accepts any.
 */
export async function untilItConnects(
  url: string,
  server: { name: string; hasEnded: () => boolean },
): Promise<void> {
  const { name, hasEnded } = server;
  for (const end = Date.now() + longestStart; Date.now() < end; await wait(200)) {
    if (hasEnded()) throw new Error(`${name} did not start.`);
    try {
      await tell(url);
      return;
    } catch {
      // The server does not accept connections yet.
    }
  }
  throw new Error(`${name} did not answer within ${longestStart / 1_000} s.`);
}
