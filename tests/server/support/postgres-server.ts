/**
 * Starts an installed PostgreSQL on a free port with its own data directory, and removes both at
 * the end.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { tell, untilItConnects } from './postgres-client.ts';

const installed = '/usr/lib/postgresql';

export interface PostgresServer {
  url: string;
  port: number;
  /** Starts a standby of this primary. The primary then commits only what the standby has. */
  startStandby: () => Promise<PostgresServer>;
  /** Makes this standby the primary. */
  promote: () => Promise<void>;
  /** Sends SIGKILL to all processes of the server. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * The folder of initdb and postgres in the newest installed version, or null if none is installed.
 */
export function installedPostgres(): string | null {
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((one) => join(installed, one, 'bin'))
      .find((one) => existsSync(join(one, 'initdb'))) ?? null
  );
}

/**
 * The user for the server's process. PostgreSQL refuses to run as root, so root uses PostgreSQL's
 * own user.
 */
export function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Creates a folder that belongs to PostgreSQL's user. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Whether a commit waits for the disk. Tests skip it to save time; benchmarks include it. */
type Disk = 'synced' | 'unsynced';

export function startPostgres(disk: Disk = 'unsynced'): Promise<PostgresServer> {
  return startIn(
    (program, data) =>
      program('initdb', [
        '-D',
        data,
        '-U',
        'shop',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
      ]),
    disk,
  );
}

type Run = (name: string, words: string[]) => void;

async function startIn(
  fill: (run: Run, data: string) => void,
  disk: Disk = 'unsynced',
): Promise<PostgresServer> {
  const bin = installedPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const folder = postgresFolder();
  const data = join(folder, 'data');
  const options = { cwd: folder, ...postgresUser() };
  const run: Run = (name, words) => {
    execFileSync(join(bin, name), words, { ...options, stdio: 'pipe' });
  };
  fill(run, data);
  const port = await freePort();
  const settings = [
    `fsync=${disk === 'synced' ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await untilItConnects(url, { name: 'PostgreSQL', hasEnded: () => server.exitCode !== null });
  const end = async (signal: NodeJS.Signals) => {
    const children = childrenOf(server.pid ?? 0);
    server.kill(signal);
    if (signal === 'SIGKILL') for (const child of children) killIfThere(child);
    await ended;
  };
  return {
    url,
    port,
    startStandby: async () => {
      const standby = await startIn((program, copy) =>
        program('pg_basebackup', ['-D', copy, '-d', url, '-R', '-X', 'stream', '-c', 'fast']),
      );
      await tell(url, "alter system set synchronous_standby_names = '*'");
      await tell(url, 'select pg_reload_conf()');
      await untilSynchronous(url);
      return standby;
    },
    promote: async () => {
      await promisify(execFile)(join(bin, 'pg_ctl'), ['promote', '-w', '-D', data], options);
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilSynchronous(url: string): Promise<void> {
  const question = "select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')";
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await tell(url, question)).length > 0) return;
    await wait(200);
  }
  throw new Error('The standby did not follow within 30 s.');
}

/** The child processes of a PostgreSQL server: its connections, each in its own session. */
function childrenOf(parent: number): number[] {
  const list = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
