/**
 * `npx tsx tests/bench/uploads.ts [--megapixels 49 --count 24 --progressive]`: measures the memory
 * of the server's processes during that many parallel uploads of large pictures by visitors without
 * an account, and how long another customer's search waits meanwhile. Uses the built server with
 * its own database.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { projectRoot } from '#server/project-root.ts';

const { values } = parseArgs({
  options: {
    megapixels: { type: 'string', default: '49' },
    count: { type: 'string', default: '24' },
    progressive: { type: 'boolean', default: false },
  },
});

const side = Math.round(Math.sqrt(Number(values.megapixels) * 1_000_000));
const picture = await sharp({
  create: { width: side, height: side, channels: 3, background: '#fff' },
})
  .jpeg({ progressive: values.progressive })
  .toBuffer();

const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), 'shop-uploads-'));
const server = spawn(process.execPath, [join(projectRoot(), 'dist', 'server', 'main.js')], {
  cwd: projectRoot(),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    UPLOADS_PER_MINUTE: '0',
    RATE_PER_MINUTE: '0',
  },
});
const api = `http://127.0.0.1:${port}/api`;

try {
  await untilHealthy();
  for (let warm = 0; warm < 20; warm += 1) await timedSearch();
  const calm = await searches(wait(3_000));
  const before = memoryOf([server.pid ?? 0]);
  const peak = { server: before, children: 0 };
  const watch = setInterval(() => {
    const children = childrenOf(server.pid ?? 0);
    peak.server = Math.max(peak.server, memoryOf([server.pid ?? 0]));
    peak.children = Math.max(peak.children, memoryOf(children));
  }, 20);
  const began = performance.now();
  const sending = Promise.all(Array.from({ length: Number(values.count) }, upload));
  const busy = await searches(sending);
  clearInterval(watch);
  const statuses = await sending;
  print({
    pictures: `${values.count} × ${values.megapixels} megapixels, ${picture.length} bytes each${values.progressive ? ', progressive' : ''}`,
    answers: [...new Set(statuses)].map((one) => countOf(statuses, one)).join(', '),
    'all answered after': `${Math.round(performance.now() - began)} ms`,
    'server before': mb(before),
    'server at most': mb(peak.server),
    'its child processes at most, together': mb(peak.children),
    'another customer’s search, calm': spread(calm),
    'another customer’s search, meanwhile': spread(busy),
  });
} finally {
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function upload(): Promise<number> {
  const body = new FormData();
  body.append('Img', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  body.append('From', 'Upload Prescription');
  const response = await fetch(`${api}/ProductOrderArea/Prescription/Add`, {
    method: 'POST',
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds of each search, one after the other, until the promise settles. */
async function searches(over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const ends = { isOver: false };
  void over.finally(() => (ends.isOver = true));
  while (!ends.isOver) {
    times.push(await timedSearch());
    await wait(25);
  }
  return times;
}

async function timedSearch(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${api}/ProductArea/Product/Search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ PageNumber: 1, PageSize: 5, Query: [`napa ${Math.random()}`] }),
  });
  await response.arrayBuffer();
  return performance.now() - began;
}

async function untilHealthy(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`${api}/health`).catch(() => null);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error('the server did not start');
}

function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** Bytes of memory that these processes use, according to the kernel. */
function memoryOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
    } catch {
      // The process has just ended.
      return sum;
    }
  }, 0);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function countOf(statuses: number[], status: number): string {
  return `${statuses.filter((one) => one === status).length} × ${status}`;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms (${times.length})`;
}

function print(lines: Record<string, string>): void {
  for (const [name, value] of Object.entries(lines)) console.log(`${name.padEnd(40)}${value}`);
}
