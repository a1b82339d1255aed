/** The server as a separate process that can be killed. */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { memorySettings } from '#scripts/memory-settings.mjs';
import { projectRoot } from '#server/project-root.ts';
import { madeOnce } from './made-once.ts';
import { databaseTemplate } from './template.ts';

export interface ServerProcess {
  origin: string;
  pid: number;
  /** Everything that the process has written to stdout and stderr. */
  said: () => string;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
  /** Sends SIGTERM. Returns the exit code. */
  stop: () => Promise<number | null>;
  /** Closes the IPC channel, as when the parent process dies. Returns the exit code. */
  forsake: () => Promise<number | null>;
}

export interface EndedProcess {
  code: number | null;
  said: string;
}

/** Creates a data directory with a seeded embedded database. */
export async function seededDataDir(): Promise<{ path: string; remove: () => void }> {
  const path = mkdtempSync(join(tmpdir(), 'shop-process-'));
  await mkdir(join(path, 'database'));
  const words = ['-xf', await databaseTemplate(), '-C', join(path, 'database')];
  // PGlite's archive has absolute names, and tar warns that it makes them relative, so its output
  // is hidden. A failure still throws with that output.
  execFileSync('tar', words, { stdio: 'pipe' });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The files that the build of the server reads. */
const sources = ['server', 'src', 'scripts/server.vite.config.ts', 'package-lock.json'];

/** The folder of the built server. Run from its sources, a server takes twice as long to start. */
function builtServer(): Promise<string> {
  return madeOnce('server', sources, async (path) => {
    const vite = join(projectRoot(), 'node_modules/vite/bin/vite.js');
    const config = join(projectRoot(), 'scripts/server.vite.config.ts');
    const built = ['build', '--logLevel', 'error', '--config', config, '--outDir', path];
    await promisify(execFile)(process.execPath, [vite, ...built], { cwd: projectRoot() });
  });
}

async function launch(
  dataDir: string,
  more: Record<string, string>,
  [script, ...words]: [string, ...string[]] = ['main.js'],
  stdin: 'ignore' | 'pipe' = 'ignore',
): Promise<ChildProcess> {
  return spawn(process.execPath, [join(await builtServer(), script), ...words], {
    cwd: projectRoot(),
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      // The API alone: tests do not serve an earlier build of the shop, and a busy machine is no
      // overload.
      SHOP_DIR: join(dataDir, 'shop'),
      MOST_LAG_MS: '0',
      ...more,
    },
    stdio: [stdin, 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * Starts a server and waits for its address. Throws with the server's output if it ends before
 * that.
 */
export async function startServer(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = await launch(dataDir, more);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /open at (http\S+)/.exec(said)?.[1];
      if (!origin) return;
      resolve({
        // A shop with a public address prints that one instead.
        origin: more['PORT']
          ? `http://127.0.0.1:${more['PORT']}`
          : origin.replace('localhost', '127.0.0.1'),
        pid: child.pid ?? 0,
        said: () => said,
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
        forsake: () => {
          child.disconnect();
          return ended;
        },
      });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

/** Runs a server that is expected to end on its own. */
export async function runToEnd(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<EndedProcess> {
  return toEnd(await launch(dataDir, more));
}

/** Runs `npm run operator -- words`. */
export function runOperator(dataDir: string, ...words: string[]): Promise<EndedProcess> {
  return runCommandLine(dataDir, ['operator', ...words]);
}

/** Runs an operator command with this text on its stdin. */
export async function runOperatorOn(
  dataDir: string,
  input: string,
  ...words: string[]
): Promise<EndedProcess> {
  const child = await launch(dataDir, {}, ['commands/operator.js', ...words], 'pipe');
  child.stdin?.end(input);
  return toEnd(child);
}

/** Runs `npm run name -- words`. */
export async function runCommandLine(
  dataDir: string,
  [name, ...words]: [string, ...string[]],
  more: Record<string, string> = {},
): Promise<EndedProcess> {
  return toEnd(await launch(dataDir, more, [`commands/${name}.js`, ...words]));
}

function toEnd(child: ChildProcess): Promise<EndedProcess> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}
