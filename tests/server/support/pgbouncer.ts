/** Debian's PgBouncer in transaction mode before a PostgreSQL: few connections, each lent for one transaction. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresFolder, postgresUser } from './postgres-server.ts';

const program = '/usr/sbin/pgbouncer';

export interface PgBouncer {
  url: string;
  /** Opens its connections anew, as its console's RECONNECT does: what a role was given holds from then on. */
  reconnect: () => Promise<void>;
  stop: () => Promise<void>;
}

/** `connections` to the PostgreSQL at most, for everyone together. */
export async function startPgBouncer(direct: string, connections: number): Promise<PgBouncer> {
  if (!existsSync(program))
    throw new Error('PgBouncer is not installed: "apt-get install pgbouncer" on Debian.');
  const folder = postgresFolder();
  const port = await freePort();
  const { hostname, port: behind, username, pathname } = new URL(direct);
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${hostname} port=${behind} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `admin_users = ${username}`,
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 200',
    ].join('\n'),
    { mode: 0o644 },
  );
  const child = spawn(program, [config], { ...postgresUser(), cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = new URL(direct);
  url.port = String(port);
  url.pathname = pathname;
  await untilItAnswers(url.href, () => child.exitCode !== null);
  return {
    url: url.href,
    reconnect: () => askConsole(url, 'reconnect'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function askConsole(url: URL, command: string): Promise<void> {
  const console = new URL(url);
  console.pathname = '/pgbouncer';
  const client = new pg.Client({ connectionString: console.href });
  await client.connect();
  await client.query(command);
  await client.end();
}

async function untilItAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (hasEnded()) throw new Error('PgBouncer did not start.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(200);
    }
  }
  throw new Error('PgBouncer did not answer within 20 s.');
}
