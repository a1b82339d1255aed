/**
 * `npm run test:postgres`: the server's tests on a real PostgreSQL. Uses the one
 * that TEST_DATABASE_URL names, else starts an installed one on a free port with
 * a data directory of its own, and removes both afterwards.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open-database.ts';
import { seed } from '#server/demo/seed.ts';
import { projectRoot } from '#server/project-root.ts';
import { freePort } from './support/free-port.ts';
import { postgresTemplate } from './support/postgres-database.ts';

/** All of the server's tests but those that are about the embedded database. */
const everything = ['tests/server', '--exclude', 'tests/server/embedded/**'];
const installed = '/usr/lib/postgresql';

interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** The folder of initdb and postgres, the newest version; null where none is installed. */
function binaries(): string | null {
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((one) => join(installed, one, 'bin'))
      .find((one) => existsSync(join(one, 'initdb'))) ?? null
  );
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function owner(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function start(bin: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const user = owner();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not up yet.
      await wait(200);
    }
  }
  throw new Error('PostgreSQL did not answer within 30 s.');
}

async function buildTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${postgresTemplate} with (force)`);
  await client.query(`create database ${postgresTemplate}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${postgresTemplate}`;
  const template = await openPostgres(own.href, 2);
  await migrate(template.db);
  await seed(template.db, true);
  await template.close();
}

function runTests(url: string): number {
  const vitest = join(projectRoot(), 'node_modules/vitest/vitest.mjs');
  const chosen = process.argv.slice(2);
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...(chosen.length > 0 ? chosen : everything)],
    { cwd: projectRoot(), stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } },
  );
  return status ?? 1;
}

async function main(): Promise<number> {
  const given = process.env['TEST_DATABASE_URL'];
  const bin = given ? null : binaries();
  if (!given && !bin) {
    console.error(
      'PostgreSQL is not installed: "apt-get install postgresql" on Debian, or name one in TEST_DATABASE_URL.',
    );
    return 1;
  }
  const running = bin ? await start(bin) : { url: given ?? '', stop: () => Promise.resolve() };
  try {
    await buildTemplate(running.url);
    return runTests(running.url);
  } finally {
    await running.stop();
  }
}

process.exitCode = await main();
