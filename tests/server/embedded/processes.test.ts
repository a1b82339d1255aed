import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/open-database.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { killRounds } from '#tests/server/support/kill-rounds.ts';
import { anOrder, placedIn, placePath, type Placed } from '#tests/server/support/orders.ts';
import { aRequest, requestPath } from '#tests/server/support/requests.ts';
import {
  runOperator,
  runToEnd,
  seededDataDir,
  startServer,
  type ServerProcess,
} from '#tests/server/support/server-process.ts';
import { productsOnSale, type OnSale } from '#tests/server/support/writers.ts';

/** A demo customer's. */
const demoPhone = '01700000101';
let data: { path: string; remove: () => void };

beforeAll(async () => {
  data = await seededDataDir();
}, 120_000);
afterAll(() => data.remove());

/** Sends a request; null where the server died before it answered. */
async function sendRequest(server: ServerProcess, letterId: string) {
  try {
    const response = await fetch(`${server.origin}/api/${requestPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': letterId },
      body: JSON.stringify(aRequest({ Remarks: letterId })),
    });
    const envelope: { Data: { OrderNo: string } } = await response.json();
    return {
      orderNo: envelope.Data.OrderNo,
      replayed: response.headers.has('idempotency-replayed'),
    };
  } catch {
    return null;
  }
}

async function asked(server: ServerProcess, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${server.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { Data }: { Data: unknown } = await response.json();
  return Data;
}

async function placeAsGuest(server: ServerProcess, product: OnSale): Promise<Placed> {
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true });
  return placedIn(await asked(server, placePath, body));
}

async function statusOf(server: ServerProcess, { Id, AccessKey }: Placed): Promise<unknown> {
  const details = await asked(server, 'ProductOrderArea/Order/GuestDetails', { Id, AccessKey });
  return Object(Object(details).Order).Status;
}

/** What the operator has credited to this phone's wallet, in paisa. */
async function creditsOf(dataDir: string, phone: string): Promise<number[]> {
  const database = await openEmbedded({ folder: join(dataDir, 'database') });
  const rows = await database.db
    .select({ amount: walletEntries.amount })
    .from(walletEntries)
    .innerJoin(customers, eq(customers.id, walletEntries.customerId))
    .where(and(eq(customers.phone, phone), eq(walletEntries.kind, 'credit')));
  await database.close();
  return rows.map(({ amount }) => amount);
}

describe('a server on its embedded database', () => {
  it('refuses a second one on the same data, in a clear sentence, until it is gone', async () => {
    const first = await startServer(data.path);
    const second = await runToEnd(data.path);
    expect(second.code).toBe(2);
    expect(second.said).toContain(
      `Another server is already using the data in ${data.path}/database.`,
    );
    await first.kill();
    const third = await startServer(data.path);
    expect(await third.stop()).toBe(0);
  }, 180_000);

  it('ends with 1 and names every mistake in its settings', async () => {
    const { code, said } = await runToEnd(data.path, { PORT: 'x', LOG_LEVEL: 'y' });
    expect(code).toBe(1);
    expect(said).toContain('- PORT must be a whole number');
    expect(said).toContain('- LOG_LEVEL must be');
  }, 60_000);

  it('loses nothing that it acknowledged when it is killed in the middle of writes, and doubles nothing', async () => {
    const own = await seededDataDir();
    const report = await killRounds(own.path, 3);
    own.remove();
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, strayUnits: 0 });
  }, 300_000);

  it('that lost its database since the last safe point has everything back, the operator’s part too', async () => {
    const own = await seededDataDir();
    const database = join(own.path, 'database');
    const earlier = join(own.path, 'earlier');
    const first = await startServer(own.path);
    // The start was a safe point: this is what a power cut may leave of all that follows.
    await cp(database, earlier, { recursive: true });
    const [product] = await productsOnSale(first);
    if (!product) throw new Error('Nothing is on sale.');
    const order = await placeAsGuest(first, product);
    await first.kill();
    await rm(database, { recursive: true });
    await cp(earlier, database, { recursive: true });

    // The order is restored before the operator looks for it.
    const moved = await runOperator(own.path, 'orders', 'move', order.OrderNo, '--to', 'Confirmed');
    expect(moved.said).toContain(`${order.OrderNo}: Pending → Confirmed`);
    expect(moved.code).toBe(0);
    const credited = await runOperator(own.path, 'wallet', 'credit', demoPhone, '--amount', '50');
    expect(credited.code).toBe(0);
    for (let round = 0; round < 2; round += 1) {
      const server = await startServer(own.path);
      expect(await statusOf(server, order)).toBe('Confirmed');
      await server.kill();
    }
    expect(await creditsOf(own.path, demoPhone)).toEqual([50_00]);
    own.remove();
  }, 300_000);

  it('finishes what is under way when it is asked to stop', async () => {
    const server = await startServer(data.path);
    const letters = Array.from({ length: 10 }, () => randomUUID());
    const sent = letters.map((letterId) => sendRequest(server, letterId));
    await Promise.race(sent);
    expect(await server.stop()).toBe(0);
    const numbers = await Promise.all(sent);
    const again = await startServer(data.path);
    for (const [at, letterId] of letters.entries()) {
      const answer = numbers[at];
      if (answer) expect(await sendRequest(again, letterId)).toEqual({ ...answer, replayed: true });
    }
    expect(numbers.some((answer) => answer !== null)).toBe(true);
    await again.stop();
  }, 180_000);
});
