import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#tests/until.ts';
import { useFolder } from './support/folder.ts';
import { openTestShop, type TestShop } from './support/test-shop.ts';

/** Far more than the buffers of a loopback connection hold. */
const largeBytes = 24_000_000;
const large = '/assets/large-0a1b2c.js';
const lookEvery = 400;

const folder = useFolder();
let shop: TestShop;
let origin: string;
let sockets: Socket[];

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>shop</title>');
  writeFileSync(join(folder, large), Buffer.alloc(largeBytes, 'a'));
});

beforeEach(async () => {
  shop = await openTestShop({
    env: { SHOP_DIR: folder, MOST_IN_FLIGHT: '10' },
    unreadLook: lookEvery,
  });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  sockets = [];
}, 120_000);
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;

/** Sends this text and reads nothing of the response. */
function askAndWait(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  sockets.push(socket);
  return new Promise((resolve) =>
    socket.once('connect', () => socket.write(text, () => resolve(socket))),
  );
}

/** The number of connections that the shop has open. */
const held = () =>
  new Promise<number>((resolve, reject) =>
    shop.app.server.getConnections((failure, count) =>
      failure ? reject(failure) : resolve(count),
    ),
  );

async function statusOf(path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: { connection: 'close' } });
  await response.arrayBuffer();
  return response.status;
}

describe('a response that the client does not read', () => {
  // errors-86
  it('blocks no slot that others need', async () => {
    await Promise.all(Array.from({ length: 20 }, () => askAndWait(get(large))));
    for (let n = 0; n < 10; n += 1) expect(await statusOf('/api/Capabilities')).toBe(200);
    expect(await held()).toBeGreaterThanOrEqual(20);
  });

  // errors-86
  it('is ended once its socket has accepted no byte for two checks', async () => {
    await Promise.all(Array.from({ length: 5 }, () => askAndWait(get(large))));
    await until(async () => expect(await held()).toBe(0));
  });

  // errors-86
  it('continues if a little of it is read between two checks', async () => {
    const socket = await askAndWait(get(large));
    let bytes = 0;
    let readTo = 0;
    socket.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes >= readTo) socket.pause();
    });
    // The kernel reports free space to the server only once a large part of the client's buffer is
    // empty.
    for (let n = 0; n < 8; n += 1) {
      readTo += 2_500_000;
      socket.resume();
      await until(() => expect(bytes).toBeGreaterThanOrEqual(readTo));
      await pause(lookEvery * 0.75);
    }
    readTo = Infinity;
    socket.resume();
    await until(() => expect(bytes).toBeGreaterThan(largeBytes));
  });

  // errors-86
  it('displaces the oldest if one address has 128 of them', async () => {
    await shop.close();
    shop = await openTestShop({ env: { SHOP_DIR: folder }, unreadLook: 60_000 });
    origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    for (let n = 0; n < 140; n += 1) await askAndWait(get(large));
    await until(async () => expect(await held()).toBe(128));
  });

  // errors-86
  it('ends a connection that sends requests without reading', async () => {
    await askAndWait(get('/api/Capabilities').repeat(200));
    await until(async () => expect(await held()).toBe(0));
    expect(await statusOf('/api/Capabilities')).toBe(200);
  });

  // errors-86
  it('differs from an idle connection, which is not closed', async () => {
    const socket = await askAndWait(get('/api/Capabilities'));
    socket.resume();
    await pause(lookEvery * 4);
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
    socket.write(get('/api/health'));
    await until(() => expect(answer).toMatch(/HTTP\/1.1 200 /));
  });
});
