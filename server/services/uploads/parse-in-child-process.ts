/**
 * Parses files in child processes, at most two at a time; the others wait (errors-73, errors-78). A
 * process that exceeds its time or memory is killed, and the next file starts another.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { projectRoot } from '#server/project-root.ts';
import type { ParseRequest, Read } from './file-worker.ts';

const maxProcesses = 2;
/** Milliseconds. A 10 MB scan takes a tenth of a second, a large picture several of them. */
const maxTimeMs = 20_000;
/**
 * The resident memory limit of such a process, in bytes. The most expensive picture of 16
 * megapixels takes half of it.
 */
const maxMemoryBytes = 600 * 1024 * 1024;
/**
 * A process that uses more than this after its file has not returned enough memory. It is killed
 * and replaced on demand.
 */
const maxIdleMemoryBytes = 150 * 1024 * 1024;
/** Milliseconds between two checks of the memory. */
const lookEvery = 50;

const inTurn = pLimit(maxProcesses);
const idle: ChildProcess[] = [];

/** Parses the file. A file that takes too much time or memory counts as damaged. */
export function parseInChildProcess(
  request: ParseRequest,
  { time = maxTimeMs, memory = maxMemoryBytes } = {},
): Promise<Read> {
  return inTurn(async () => {
    const limits = { time, memory };
    const read = await tryOnce(request, limits);
    // The process may have died between two files for another reason, so retry once in another one.
    const settled = read === 'died' ? await tryOnce(request, limits) : read;
    return settled === 'died' ? { problem: 'damaged' } : settled;
  });
}

type Outcome = Read | 'died';

interface Limits {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
}

async function tryOnce(request: ParseRequest, limits: Limits): Promise<Outcome> {
  const child = idle.pop() ?? (await startChild());
  if (!child) return 'died';
  const read = await parseInChild(child, request, limits);
  if ((await memoryOf(child)) > maxIdleMemoryBytes) child.kill('SIGKILL');
  // A killed process occupies memory until it has exited, so it counts as one of the two until
  // then.
  if (child.killed) await gone(child);
  else if (read !== 'died' && child.connected) idle.push(child);
  return read;
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function parseInChild(
  child: ChildProcess,
  request: ParseRequest,
  limits: Limits,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', end).off('exit', onDeath).off('error', onDeath);
      resolve(outcome);
    };
    const giveUp = () => {
      child.kill('SIGKILL');
      end({ problem: 'damaged' });
    };
    const onDeath = () => (child.killed ? giveUp() : end('died'));
    const timer = setTimeout(giveUp, limits.time);
    const look = async () => {
      if ((await memoryOf(child)) > limits.memory) child.kill('SIGKILL');
    };
    const watch = setInterval(() => void look(), lookEvery);
    void look();
    child.on('message', end).on('exit', onDeath).on('error', onDeath);
    child.send(request, (failure) => failure && onDeath());
  });
}

/**
 * The resident memory in bytes from Linux' /proc; 0 on other systems, where only the time is
 * limited.
 */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const counted = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(counted.split(' ')[1] ?? 0) * 4096;
}

/**
 * Resolves when the process is ready; null if it does not start. It does not prevent the server
 * from exiting.
 */
function startChild(): Promise<ChildProcess | null> {
  if (!script) throw new Error('The server was built without what opens files.');
  const child = fork(script, [], {
    cwd: projectRoot(),
    serialization: 'advanced',
    // The child gets none of the shop's settings, keys and passwords.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
    // Node 20 needs tsx for TypeScript; from 22.18 on Node runs it natively.
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
      // The death of an idle process needs no handling.
      child.on('error', () => undefined);
      child.once('exit', () => idle.splice(0, idle.length, ...idle.filter((one) => one !== child)));
      resolve(child);
    });
  });
}

const heap = '--max-old-space-size=256';
const isBundled = !import.meta.url.endsWith('.ts');
const here = dirname(fileURLToPath(import.meta.url));
// In a bundle the script is in the top folder, while this code may be in a chunk below it.
const script = isBundled
  ? [here, dirname(here)].map((folder) => join(folder, 'file-worker.js')).find(existsSync)
  : join(here, 'file-worker.ts');
