/** Two processes of one shop, each with its own folder, that share PostgreSQL and a bucket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvelopeOnWire } from '#contract/envelope.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { limitless } from './limitless.ts';
import { ownDatabase } from './postgres-database.ts';
import { startS3Server, type S3Server } from './s3-server.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { startSmsReceiver, type SmsReceiver } from './sms-receiver.ts';

export const sharedSecret = 'one secret for every process of the shop';

export interface Machines {
  a: ServerProcess;
  b: ServerProcess;
  /** The shared database, over a separate connection of the test. */
  db: Database;
  s3: S3Server;
  sms: SmsReceiver;
  /** Starts another process of the shop, with its own folder. */
  startAnother: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** The most recently started process. */
  startedLast: () => ServerProcess;
  close: () => Promise<void>;
}

export async function startMachines(env: Record<string, string> = {}): Promise<Machines> {
  const database = await ownDatabase('seeded');
  const ledger = await openPostgres(database.url, { connections: 2 });
  const s3 = await startS3Server();
  const sms = await startSmsReceiver();
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  const startAnother = async (more: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-machine-'));
    folders.push(folder);
    const shared = { DATABASE_URL: database.url, SECRET: sharedSecret, ...s3.env, ...sms.env };
    const started = await startServer(folder, { ...limitless, ...shared, ...env, ...more });
    running.push(started);
    return started;
  };
  const [a, b] = await Promise.all([startAnother(), startAnother()]);
  return {
    a,
    b,
    db: ledger.db,
    s3,
    sms,
    startAnother,
    startedLast: () => running.at(-1) ?? b,
    close: async () => {
      await Promise.all(running.map((one) => one.kill()));
      sms.close();
      await s3.remove();
      await ledger.close();
      await database.drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Calls a process's API, with a JSON or form body if one is given. */
export async function ask(
  { origin }: Pick<ServerProcess, 'origin'>,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const envelope: EnvelopeOnWire = await response.json();
  return { status: response.status, headers: response.headers, envelope };
}
