/** Statements to a server that speaks PostgreSQL's protocol, each by a connection of its own. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The rows that it answers. */
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

/** Resolves when the server takes connections. Throws, by its name, where it has ended or takes none. */
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
      // Not up yet.
    }
  }
  throw new Error(`${name} did not answer within ${longestStart / 1_000} s.`);
}
