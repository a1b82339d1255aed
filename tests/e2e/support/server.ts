import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memorySettings } from '#scripts/memory-settings.mjs';

/** The data directory of this run that `seed-once.ts` has seeded. */
export function seededDirectory(): string {
  const directory = process.env['SEEDED_DATA_DIR'];
  if (!directory) throw new Error('seed-once.ts has not run');
  return directory;
}

export interface PharmacyServer {
  readonly origin: string;
  readonly dataDir: string;
  readonly output: () => string;
  /** The id of the running process. Throws if there is none. */
  readonly pid: () => number;
  start(): Promise<void>;
  /** Kills the server as a power failure does, without a warning or a clean-up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Prepares a production server on a free port with its own data directory. It is not started yet.
 */
export async function preparePharmacy(
  dataDir = copyOfSeeded(),
  settings: Record<string, string> = {},
): Promise<PharmacyServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  }

  return {
    origin,
    dataDir,
    output: () => output,
    pid: () => {
      if (child?.pid === undefined) throw new Error('The server is not running');
      return child.pid;
    },
    async start() {
      const started = spawn(process.execPath, ['dist/server/main.js'], {
        env: {
          ...memorySettings,
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
          // Server, browser and tests share the machine, so a busy test must not count as overload.
          MOST_LAG_MS: '0',
          // One phone does a week's work in a minute here. The budgets have their own tests and
          // attacks.
          BUDGET_PERCENT: '0',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stdout.on('data', (text: Buffer) => (output += text.toString()));
      started.stderr.on('data', (text: Buffer) => (output += text.toString()));
      await healthy(origin, () => {
        if (started.exitCode !== null) throw new Error(`The server ended: ${output}`);
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function copyOfSeeded(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pharmacy-'));
  cpSync(seededDirectory(), directory, { recursive: true });
  return directory;
}

/** Waits until `GET /api/health` responds with 200, at most 120 s. */
export async function healthy(origin: string, check: () => void = () => {}): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    check();
    try {
      const response = await fetch(`${origin}/api/health`);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${origin} did not become healthy`);
}

/**
 * Below the ports that the system assigns, so that no other process takes it while a killed server
 * restarts.
 */
const ports = { first: 20_000, count: 10_000 };

/** The next port to try. Each process starts at a different one. */
let nextPort = (process.pid * 97) % ports.count;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries += 1) {
    const port = ports.first + (nextPort % ports.count);
    nextPort += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
