/** Sends `kill -9` during mixed writes, repeatedly, and then checks every submission. */
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-database.ts';
import { aPhoto } from './files.ts';
import { submissionsInSeveralRows, unitsInStock, unitsOrdered } from './ledger.ts';
import { limitless } from './limitless.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { aSubmission, productsOnSale, send, type Submission, type OnSale } from './writers.ts';

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Submissions whose response the kill cut off. Each was sent again afterwards. */
  unanswered: number;
  /** Acknowledged submissions that the shop no longer had, or had under another number. */
  lost: number;
  /** Submissions that became more than one row, and numbers assigned twice. */
  doubled: number;
  /** Units that left the stock without an order, or the reverse. */
  strayUnits: number;
}

const phones = 4;

/**
 * Requires a seeded data directory that nothing else uses. Throws if the server does not open
 * again.
 */
export async function killRounds(
  dataDir: string,
  kills: number,
  say: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const photo = await aPhoto();
  const acknowledged = new Map<Submission, string>();
  const unanswered: Submission[] = [];
  let onSale: OnSale[] = [];
  let unitsBefore = 0;
  for (let round = 0; round < kills; round += 1) {
    if (round === 0) unitsBefore = await withDatabase(dataDir, unitsInStock);
    const server = await startServer(dataDir, limitless);
    if (round === 0) onSale = await productsOnSale(server);
    const before = acknowledged.size;
    const writers = Array.from({ length: phones }, () =>
      writeUntilSilent(server, onSale, photo, { acknowledged, unanswered }),
    );
    const wanted = before + 3 + (round % 9);
    while (acknowledged.size < wanted) await wait(5);
    await wait((round * 7) % 60);
    await server.kill();
    await Promise.all(writers);
    say(`kill ${round + 1}: ${acknowledged.size} acknowledged, ${unanswered.length} cut off`);
  }
  const lost = await askForAll(dataDir, photo, { acknowledged, unanswered });
  const numbers = [...acknowledged.values()].filter(Boolean);
  const { doubled, units, ordered } = await withDatabase(dataDir, async (db) => ({
    doubled: await submissionsInSeveralRows(db),
    units: await unitsInStock(db),
    ordered: await unitsOrdered(db),
  }));
  return {
    kills,
    acknowledged: acknowledged.size,
    unanswered: unanswered.length,
    lost,
    doubled: doubled + numbers.length - new Set(numbers).size,
    strayUnits: unitsBefore - units - ordered,
  };
}

interface Sent {
  acknowledged: Map<Submission, string>;
  unanswered: Submission[];
}

async function writeUntilSilent(
  server: ServerProcess,
  onSale: readonly OnSale[],
  photo: Buffer,
  { acknowledged, unanswered }: Sent,
): Promise<void> {
  for (;;) {
    const submission = aSubmission(onSale);
    const response = await send(server, submission, photo);
    if (!response) {
      unanswered.push(submission);
      return;
    }
    acknowledged.set(submission, response.number);
  }
}

/**
 * Sends everything once more, as phones do. Returns the number of acknowledged submissions that
 * were lost.
 */
async function askForAll(dataDir: string, photo: Buffer, sent: Sent): Promise<number> {
  const server = await startServer(dataDir, limitless);
  let lost = 0;
  for (const [submission, number] of sent.acknowledged) {
    const again = await send(server, submission, photo);
    if (!again?.isReplayed || again.number !== number) lost += 1;
  }
  for (const submission of sent.unanswered) {
    if (!(await send(server, submission, photo))) throw new Error('The server fell silent.');
  }
  await server.stop();
  return lost;
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded({ folder: join(dataDir, 'database') });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
