/**
 * Has files opened by processes of their own, at most two at a time; the others wait (errors-73,
 * errors-78). One that takes too long or too much memory is killed, and the next file starts another.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { projectRoot } from '#server/project-root.ts';
import type { Asked, Read } from './file-worker.ts';

const maxProcesses = 2;
/** Milliseconds; a scan of 10 MB takes a tenth of a second, a large picture some of them. */
const mostTime = 20_000;
/** Bytes that such a process may hold, as the kernel counts them; the dearest picture of 16 megapixels takes half of it. */
const mostMemory = 600 * 1024 * 1024;
/** One that holds more after its file has given back too little: it ends, and another starts when it is needed. */
const mostIdleMemory = 150 * 1024 * 1024;
/** Milliseconds between two looks at its memory. */
const lookEvery = 50;

const inTurn = pLimit(maxProcesses);
const idle: ChildProcess[] = [];

/** What became of the file. One that takes too much time or memory is damaged. */
export function parseInChildProcess(
  asked: Asked,
  { time = mostTime, memory = mostMemory } = {},
): Promise<Read> {
  return inTurn(async () => {
    const most = { time, memory };
    const read = await tryOnce(asked, most);
    // Its process may have died of something else, between two files: once more, by another.
    const settled = read === 'died' ? await tryOnce(asked, most) : read;
    return settled === 'died' ? { problem: 'damaged' } : settled;
  });
}

type Outcome = Read | 'died';

interface Most {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
}

async function tryOnce(asked: Asked, most: Most): Promise<Outcome> {
  const child = idle.pop() ?? (await startChild());
  if (!child) return 'died';
  const read = await askChild(child, asked, most);
  if ((await memoryOf(child)) > mostIdleMemory) child.kill('SIGKILL');
  // A killed one holds its memory until it is gone: it counts among the two until then.
  if (child.killed) await gone(child);
  else if (read !== 'died' && child.connected) idle.push(child);
  return read;
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function askChild(child: ChildProcess, asked: Asked, most: Most): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (answer: Outcome) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', end).off('exit', onDeath).off('error', onDeath);
      resolve(answer);
    };
    const giveUp = () => {
      child.kill('SIGKILL');
      end({ problem: 'damaged' });
    };
    const onDeath = () => (child.killed ? giveUp() : end('died'));
    const timer = setTimeout(giveUp, most.time);
    const look = async () => {
      if ((await memoryOf(child)) > most.memory) child.kill('SIGKILL');
    };
    const watch = setInterval(() => void look(), lookEvery);
    void look();
    child.on('message', end).on('exit', onDeath).on('error', onDeath);
    child.send(asked, (failure) => failure && onDeath());
  });
}

/** Bytes, by Linux' own count; 0 where the system keeps none: then the time alone is a limit. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const counted = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(counted.split(' ')[1] ?? 0) * 4096;
}

/** Resolves when it can be asked; null where it does not start. It never keeps the shop from stopping. */
function startChild(): Promise<ChildProcess | null> {
  if (!script) throw new Error('The server was built without what opens files.');
  const child = fork(script, [], {
    cwd: projectRoot(),
    serialization: 'advanced',
    // Of the shop's settings, keys and passwords it is told nothing.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
    // Node 20: TypeScript needs tsx; from 22.18 on Node runs it alone.
    execArgv: isBundled ? [heap] : [heap, '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    const fail = () => resolve(null);
    child.once('error', fail).once('exit', fail);
    child.once('message', () => {
      child.off('error', fail).off('exit', fail);
      child.unref();
      child.channel?.unref();
      // One that dies between two files is missed by nobody.
      child.on('error', () => undefined);
      child.once('exit', () => idle.splice(0, idle.length, ...idle.filter((one) => one !== child)));
      resolve(child);
    });
  });
}

const heap = '--max-old-space-size=256';
const isBundled = !import.meta.url.endsWith('.ts');
const here = dirname(fileURLToPath(import.meta.url));
// A bundle has it at its top, wherever the bundle lies: this may stand in one of its chunks.
const script = isBundled
  ? [here, dirname(here)].map((folder) => join(folder, 'file-worker.js')).find(existsSync)
  : join(here, 'file-worker.ts');
