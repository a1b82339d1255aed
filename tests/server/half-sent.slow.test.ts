import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeForUpload } from '#outbox/delivery/send-request.ts';
import { bodyTimes, type BodyTimes } from '#server/http/plugins/arriving-bodies.ts';
import { until } from '#tests/until.ts';
import { aPhoto } from './support/files.ts';
import { aRequest, requestPath } from './support/requests.ts';
import { openTestShop, type TestShop } from './support/test-shop.ts';

const uploadPath = '/api/ProductOrderArea/Prescription/Add';
let shop: TestShop;
let origin: string;
let sockets: Socket[];

beforeEach(async () => {
  shop = await openTestShop({
    env: { MOST_IN_FLIGHT: '20' },
    bodyTimes: { json: 2_000, upload: { base: 2_000, bytesPerMs: 1_000_000, maxMs: 3_000 } },
  });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  sockets = [];
}, 120_000);

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

/** Sends the headers of a POST and the first bytes of its body, and waits. */
async function sendHalf(path: string, type: string, count: number): Promise<void> {
  const head = `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: 4000\r\n\r\n`;
  await Promise.all(Array.from({ length: count }, () => sendStart(head + '{"a')));
}

/** Sends the start of a request. */
function sendStart(start: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  // The server ends the connection, as expected.
  socket.on('error', () => undefined);
  sockets.push(socket);
  socket.resume();
  return new Promise((resolve) =>
    socket.once('connect', () => socket.write(start, () => resolve(socket))),
  );
}

/** The start of an upload of this length, with its first bytes. */
const uploadOf = (length: number | 'chunked', sent = 'x') =>
  `POST ${uploadPath} HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
  `${length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`}\r\n\r\n${sent}`;

/** Opens a shop whose clock for pending bodies is controlled by the test. */
async function withAClock(upload: BodyTimes['upload']) {
  await shop.close();
  let looks = 0;
  let requests = 0;
  const time = {
    now: 0,
    /** Resolves when the shop has checked its pending requests at the current time. */
    untilLooked: () => {
      const before = looks;
      return until(() => expect(looks).toBeGreaterThan(before + 1));
    },
    /** Resolves when this many requests have begun and been checked. */
    untilBegun: async (count: number) => {
      await until(() => expect(requests).toBe(count));
      await time.untilLooked();
    },
  };
  const clock = () => {
    looks += 1;
    return time.now;
  };
  shop = await openTestShop({ bodyTimes: { json: 20, upload, clock } });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  shop.app.server.on('request', () => (requests += 1));
  return time;
}

/** The names of those sockets that were ended. */
const gone = (some: Record<string, Socket>) =>
  Object.keys(some).filter((name) => some[name]?.destroyed || some[name]?.readableEnded);

/** The bytes of an upload, as a phone sends them. */
async function wholeUpload(): Promise<{ body: Buffer; type: string }> {
  const encoded = new Response(await uploadForm());
  const body = Buffer.from(await encoded.arrayBuffer());
  return { body, type: encoded.headers.get('content-type') ?? '' };
}

async function uploadForm(): Promise<FormData> {
  const form = new FormData();
  form.set('Img', new File([new Uint8Array(await aPhoto())], 'page.jpg', { type: 'image/jpeg' }));
  form.set('From', 'test');
  form.set('ActivityId', '00000000-0000-0000-0000-000000000000');
  return form;
}

const open = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(origin + path, init);
  await response.arrayBuffer();
  return response.status;
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function upload(): Promise<number> {
  return statusOf(uploadPath, { method: 'POST', body: await uploadForm() });
}

const folder = () => join(shop.config.dataDir, 'prescriptions');
const unfinished = async () => (await readdir(folder())).filter((name) => name.endsWith('.part'));

describe('a half-sent request', () => {
  // errors-71
  it('closes nothing to others: pages, health and orders get responses, and the halves are ended', async () => {
    await sendHalf(`/api/${requestPath}`, 'application/json', 305);
    expect(await statusOf('/api/health')).toBe(200);
    expect(await statusOf('/api/Capabilities')).toBe(200);
    expect(await statusOf(`/api/${requestPath}`, json(aRequest()))).toBe(200);
    // One address may have 128 pending requests, so the oldest were ended.
    expect(open()).toBeLessThan(130);
    await until(() => expect(open()).toBe(0));
  });

  // errors-71
  it('blocks no upload, holds no memory, and leaves no file', async () => {
    await sendHalf(uploadPath, 'multipart/form-data; boundary=x', 40);
    expect(await upload()).toBe(200);
    expect(open()).toBeLessThan(25);
    await until(() => expect(open()).toBe(0));
    await until(async () => expect(await unfinished()).toEqual([]));
  });

  // errors-71
  it('stores a partial file on the disk instead of in memory until its time is over', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="Img"; filename="a.jpg"\r\n';
    const part = `${head}content-type: image/jpeg\r\n\r\n`;
    await sendStart(uploadOf(4_000_000, part + 'j'.repeat(500_000)));
    await until(async () => {
      const [name = ''] = await unfinished();
      expect((await stat(join(folder(), name))).size).toBeGreaterThan(400_000);
    });
    await until(() => expect(open()).toBe(0));
    await until(async () => expect(await unfinished()).toEqual([]));
  });

  // errors-71
  it('is ended after the maximum time of an upload, however large its announced size', async () => {
    await shop.close();
    const upload = { base: 100, bytesPerMs: 1, maxMs: 4_000 };
    shop = await openTestShop({ bodyTimes: { json: 100, upload } });
    origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const large = await sendStart(uploadOf(9_000_000));
    const middle = await sendStart(uploadOf(2_000));
    const small = await sendStart(uploadOf(10));
    const ended: Socket[] = [];
    for (const one of [large, middle, small]) one.once('close', () => ended.push(one));
    await until(() => expect(ended).toHaveLength(3));
  });

  // errors-71, offline-65
  it('is ended if it is slower than the minimum rate for its announced size, even if bytes trickle in', async () => {
    const time = await withAClock({ base: 1_000, bytesPerMs: 2, maxMs: 9_000 });
    const sent = {
      small: await sendStart(uploadOf(1_000)),
      middle: await sendStart(uploadOf(6_000)),
      large: await sendStart(uploadOf(9_000_000)),
      unknown: await sendStart(uploadOf('chunked', '5\r\n--x\r\n\r\n')),
    };
    await time.untilBegun(4);
    const drip = () => {
      for (const one of [sent.middle, sent.large]) one.write('x');
      sent.unknown.write('1\r\nx\r\n');
    };
    time.now = 1_499;
    drip();
    await time.untilLooked();
    expect(gone(sent)).toEqual([]);
    // All uploads whose time is over end at the same check.
    time.now = 1_500;
    drip();
    await until(() => expect(gone(sent)).toEqual(['small']));
    time.now = 3_999;
    await time.untilLooked();
    expect(gone(sent)).toEqual(['small']);
    time.now = 4_000;
    drip();
    await until(() => expect(gone(sent)).toEqual(['small', 'middle']));
    time.now = 8_999;
    await time.untilLooked();
    expect(gone(sent)).toEqual(['small', 'middle']);
    time.now = 9_000;
    await until(() => expect(gone(sent)).toEqual(['small', 'middle', 'large', 'unknown']));
  });

  // errors-71, offline-65
  it('is accepted at the minimum rate, long after its initial time', async () => {
    const { body, type } = await wholeUpload();
    const time = await withAClock({ base: 100, bytesPerMs: 1, maxMs: 900_000 });
    const socket = await sendStart(
      `POST ${uploadPath} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\n` +
        `content-length: ${body.length}\r\nconnection: close\r\n\r\n`,
    );
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
    const half = Math.floor(body.length / 2);
    expect(half).toBeGreaterThan(500);
    await time.untilBegun(1);
    socket.write(body.subarray(0, half));
    time.now = body.length;
    await time.untilLooked();
    socket.write(body.subarray(half));
    await until(() => expect(answer).toMatch(/^HTTP\/1.1 200 /));
  });

  // errors-71, offline-65
  it('gets as much time as a phone waits for it, whatever its size', () => {
    const { base, bytesPerMs, maxMs } = bodyTimes.upload;
    for (const bytes of [0, 1, 4_096, 400_000, 491_520, 10_000_000])
      expect(Math.min(maxMs, base + bytes / bytesPerMs)).toBeCloseTo(timeForUpload(bytes), 6);
  });

  // errors-71
  it('of headers only is ended too', async () => {
    await sendStart('GET /api/health HTTP/1.1\r\nhost: shop\r\nx-half: ');
    expect(await statusOf('/api/health')).toBe(200);
    await vi.waitFor(() => expect(open()).toBe(0), { timeout: 30_000 });
  });

  // errors-72
  it('does not affect the health check, even if the shop is full', async () => {
    const full = await openTestShop({ env: { MOST_IN_FLIGHT: '1', RATE_PER_MINUTE: '1' } });
    const ask = () => full.app.inject({ method: 'GET', url: '/api/health' });
    const statuses = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await full.close();
  });
});
