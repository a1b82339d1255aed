import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { and, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrivingFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { until } from '#tests/until.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPhone, minutes } from './support/codes.ts';
import { openSecondApp } from './support/second-app.ts';
import { signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const quota = 1_000_000;
const shop = useTestShop({ env: { GUEST_UPLOADS_MB: '1' } });
const second = beforeTests(() => openSecondApp(shop));
afterAll(() => second.close());
let origin: string;

beforeAll(async () => {
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => shop.database.db.delete(prescriptions));

/**
 * An image of noise, which cannot be compressed, so that its size in bytes follows from its pixels.
 */
function noise(): Promise<Buffer> {
  const [width, height] = [400, 300];
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function bytesThere(): Promise<number> {
  const [row] = await shop.database.db
    .select({ bytes: sql`coalesce(sum(${prescriptions.size}), 0)`.mapWith(Number) })
    .from(prescriptions)
    .where(and(isNull(prescriptions.customerId), isNull(prescriptions.removedAt)));
  return row?.bytes ?? 0;
}

/** Sends only the headers of an upload of this many bytes. */
async function announce(bytes: number, headers: Record<string, string> = {}) {
  const socket: Socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const heard = { answer: '' };
  socket.on('data', (piece: Buffer) => (heard.answer += piece.toString('latin1')));
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST /api/ProductOrderArea/Prescription/Add HTTP/1.1\r\nhost: shop\r\n${more.join('')}` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  return { heard, leave: () => socket.destroy() };
}

const onTheirWay = () => shop.database.db.$count(arrivingFiles);

describe('the quota of visitors’ files', () => {
  // prescriptions-67
  it('is reserved before a file is received: concurrent uploads to two processes never exceed it', async () => {
    const photos = await Promise.all(Array.from({ length: 16 }, noise));
    const sent = photos.map((photo, n) => uploadFile(n % 2 === 0 ? shop : second, photo));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    const taken = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(await bytesThere()).toBeLessThanOrEqual(quota);
    const largest = Math.max(...photos.map(({ length }) => length)) + 1_000;
    expect(taken).toBeGreaterThanOrEqual(Math.floor(quota / (2 * largest)));
    // The reservation ends before the response, so that a client with a response never sees the
    // file counted twice.
    expect(await onTheirWay()).toBe(0);
  });

  // prescriptions-67
  it('refuses a file that is larger than the remainder before any of it is received', async () => {
    const { heard, leave } = await announce(quota + 1);
    await until(() => expect(heard.answer).toMatch(/^HTTP\/1.1 503 /));
    leave();
    await until(async () => expect(await onTheirWay()).toBe(0));
  });

  // prescriptions-67
  it('is free again if an upload breaks off', async () => {
    const photo = await noise();
    const { leave } = await announce(quota - 1);
    await until(async () => expect(await onTheirWay()).toBe(1));
    expect((await uploadFile(shop, photo)).status).toBe(503);
    leave();
    await until(async () => expect(await onTheirWay()).toBe(0));
    expect((await uploadFile(shop, photo)).status).toBe(200);
  });

  // prescriptions-67
  it('reserved by a killed process is free again once its upload must have ended', async () => {
    const ends = new Date(shop.clock.now.getTime() + minutes(10));
    await shop.database.db.insert(arrivingFiles).values({ id: 'x', bytes: quota, until: ends });
    const photo = await noise();
    expect((await uploadFile(shop, photo)).status).toBe(503);
    shop.clock.now = ends;
    expect((await uploadFile(shop, photo)).status).toBe(200);
    await shop.database.db.delete(arrivingFiles);
  });

  // prescriptions-67
  it('does not apply to a customer’s file', async () => {
    const { headers } = await signedIn(shop, aPhone());
    await shop.database.db
      .insert(arrivingFiles)
      .values({ id: 'y', bytes: quota, until: new Date(shop.clock.now.getTime() + 1_000) });
    expect((await uploadFile(shop, await noise(), { headers })).status).toBe(200);
    expect(await onTheirWay()).toBe(1);
    await shop.database.db.delete(arrivingFiles);
  });

  // prescriptions-67, errors-80
  it('does not apply to a file that is already stored: the repeated upload gets the same response', async () => {
    const photo = await noise();
    const headers = { 'idempotency-key': `${randomUUID()}/1` };
    const first = await uploadFile(shop, photo, { headers });
    await shop.database.db
      .update(prescriptions)
      .set({ size: quota })
      .where(eq(prescriptions.id, String(first.envelope.Id)));
    expect((await uploadFile(shop, await noise())).status).toBe(503);
    const again = await uploadFile(shop, photo, { headers });
    expect([again.status, again.envelope.Id]).toEqual([200, first.envelope.Id]);
  });
});
