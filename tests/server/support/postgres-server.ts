/** An installed PostgreSQL, started on a free port with a data directory of its own; removed with all that it had. */
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
  /** Of a primary: another server that follows it, and without which it commits nothing. */
  startStandby: () => Promise<PostgresServer>;
  /** Of a standby: from now on it is the primary. */
  promote: () => Promise<void>;
  /** SIGKILL to all of it: no goodbye. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The folder of initdb and postgres, the newest version; null where none is installed. */
export function installedPostgres(): string | null {
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((one) => join(installed, one, 'bin'))
      .find((one) => existsSync(join(one, 'initdb'))) ?? null
  );
}

/** Servers of databases refuse to run as root: then they run as PostgreSQL's own user. */
export function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder of PostgreSQL's user. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** What its cluster does with a commit: tests gain time without the disk, figures count with it. */
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

/** The processes that a process of ours has started: the connections of PostgreSQL, each in a session of its own. */
function childrenOf(parent: number): number[] {
  const list = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended by itself meanwhile.
  }
}
