/** Runs an attack on its own shop, while other customers continue. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import {
  seededDataDir,
  startServer,
  type ServerProcess,
} from '#tests/server/support/server-process.ts';
import { median } from '../report.ts';
import { callFrom, type ApiResponse, type Caller } from './caller.ts';

export interface Finding {
  what: string;
  value: number;
  atMost?: number;
  atLeast?: number;
}

export interface Scene {
  server: ServerProcess;
  /** The n-th address of the attacker's neighbourhood. */
  attacker: (n?: number) => Caller;
  /** A customer of another neighbourhood. */
  customer: Caller;
  /** Megabytes of memory that the server uses. */
  memory: () => number;
}

export interface Attack {
  name: string;
  does: string;
  /** Additional settings of the attacked shop. */
  settings?: Record<string, string>;
  /** Writes files into the shop's DATA_DIR before the shop starts. */
  prepare?: (dataDir: string) => void;
  /**
   * Runs in a demonstration on the same folder before the attack. Returns additional settings of
   * the shop.
   */
  before?: (demonstration: ServerProcess) => Promise<Record<string, string>>;
  run: (scene: Scene) => Promise<Finding[]>;
}

export interface Others {
  asked: number;
  failed: number;
  median: number;
  longest: number;
}

/** Milliseconds between two calls of the other customers. */
const every = 150;

export async function stage(attack: Attack): Promise<{ findings: Finding[]; others: Others }> {
  const data = await seededDataDir();
  const more = attack.before ? await demonstrate(data.path, attack.before) : {};
  attack.prepare?.(data.path);
  const settings = { MOST_LAG_MS: '3000', ...attack.settings, ...more };
  const server = await startServer(data.path, settings);
  const ended = new AbortController();
  const { origin, pid } = server;
  try {
    const customer = callFrom(origin, '127.0.1.1');
    const others = watchOthers(customer, ended.signal, { isOpen: attack.before === undefined });
    const attacker = (n = 1) => callFrom(origin, attackerAddress(n));
    const findings = await attack.run({ server, attacker, customer, memory: () => memoryOf(pid) });
    ended.abort();
    return { findings, others: await others };
  } finally {
    ended.abort();
    await server.kill();
    data.remove();
  }
}

async function demonstrate(
  folder: string,
  work: NonNullable<Attack['before']>,
): Promise<Record<string, string>> {
  const demonstration = await startServer(folder);
  try {
    return await work(demonstration);
  } finally {
    await demonstration.stop();
  }
}

/** Addresses of one /24. */
export function attackerAddress(n: number): string {
  return `127.0.66.${1 + (n % 200)}`;
}

/**
 * Simulates a customer until the attack ends: browses, checks the shop's health, and sometimes
 * sends a request if the shop is open. A demonstration that became a shop is not (running-31).
 */
async function watchOthers(
  customer: Caller,
  ended: AbortSignal,
  { isOpen }: { isOpen: boolean },
): Promise<Others> {
  const waits: number[] = [];
  let failed = 0;
  const asks: (() => Promise<ApiResponse>)[] = [
    () => customer.ask('ProductArea/Product/Get', { filter: [], pageNumber: 1, pageSize: 24 }),
    () => customer.ask('Capabilities'),
    () =>
      customer.ask('ProductArea/Product/Searches', { PageNumber: 1, PageSize: 20, Query: 'napa' }),
  ];
  for (let n = 0; !ended.aborted; n += 1) {
    const ask =
      isOpen && n % 20 === 19
        ? () => customer.ask(requestPath, aRequest(), aKey())
        : asks[n % asks.length];
    const begun = performance.now();
    const response = await ask?.();
    waits.push(performance.now() - begun);
    if (response?.status !== 200) failed += 1;
    await pause(every);
  }
  return {
    asked: waits.length,
    failed,
    median: Math.round(median(waits)),
    longest: Math.round(Math.max(0, ...waits)),
  };
}

function memoryOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(resident?.[1] ?? 0) / 1_024);
}
