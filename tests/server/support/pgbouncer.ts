/**
 * Debian's PgBouncer in transaction mode in front of a PostgreSQL: few connections, each lent for
 * one transaction.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { tell, untilItConnects } from './postgres-client.ts';
import { postgresFolder, postgresUser } from './postgres-server.ts';

const program = '/usr/sbin/pgbouncer';

export interface PgBouncer {
  url: string;
  /**
   * Reopens the server connections with the console's RECONNECT, so that new role settings take
   * effect.
   */
  reconnect: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts PgBouncer with at most `connections` to PostgreSQL, for all clients together. */
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
  );
  // Not with the `mode` option of the write: commands under test in this process set a umask that
  // would remove the bits.
  chmodSync(config, 0o644);
  const child = spawn(program, [config], { ...postgresUser(), cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = new URL(direct);
  url.port = String(port);
  url.pathname = pathname;
  await untilItConnects(url.href, { name: 'PgBouncer', hasEnded: () => child.exitCode !== null });
  const console = new URL(url);
  console.pathname = '/pgbouncer';
  return {
    url: url.href,
    reconnect: async () => void (await tell(console.href, 'reconnect')),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
