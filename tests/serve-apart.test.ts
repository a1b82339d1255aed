/** How `npm start` runs the server as a separate process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { until } from './until.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-apart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = join(folder, 'server.mjs');
writeFileSync(
  server,
  `process.on('SIGTERM', () => { console.log('told to end'); setTimeout(() => process.exit(7), 300); });
  process.on('disconnect', () => process.exit(1));
  process.once('message', (message) => console.log(message));
  const { FIRST, SECOND } = process.env;
  console.log(JSON.stringify({ pid: process.pid, FIRST, SECOND, args: process.argv.slice(2).join() }));`,
);
const starter = join(folder, 'starter.mjs');
writeFileSync(
  starter,
  `import { serveApart } from ${JSON.stringify(join(import.meta.dirname, '../scripts/serve-apart.mjs'))};
  serveApart(${JSON.stringify(server)}, { FIRST: 'given', SECOND: 'given' }, ['--wait']).send('built');`,
);

interface Started {
  child: ChildProcess;
  /** The server's process id. */
  pid: number;
  given: Record<string, string>;
  /** The lines that the server has printed since the start. */
  said: string[];
}

async function start(): Promise<Started> {
  const child = spawn(process.execPath, [starter], {
    env: { ...process.env, SECOND: 'set' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  await until(() => expect(said).not.toEqual([]));
  const { pid, ...given } = JSON.parse(said.shift() ?? '') as { pid: number } & Started['given'];
  return { child, pid, given, said };
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('the server starts with settings that can be overridden, its arguments and its messages', async () => {
  const { child, given, said } = await start();
  expect(given).toEqual({ FIRST: 'given', SECOND: 'set', args: '--wait' });
  await until(() => expect(said).toEqual(['built']));
  child.kill('SIGKILL');
});

it('the server receives one signal that its whole group gets, and its exit code is passed on', async () => {
  const { child, said } = await start();
  await until(() => expect(said).toEqual(['built']));
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(7);
  expect(said).toEqual(['built', 'told to end']);
});

it('the server ends when the process that started it ends', async () => {
  const { child, pid } = await start();
  expect(lives(pid)).toBe(true);
  child.kill('SIGKILL');
  await until(() => expect(lives(pid)).toBe(false));
});
