import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { attackerAddress, type Attack } from './stage.ts';

/** Milliseconds until the server ends an unread response, with a margin. */
const untilEnded = 33_000;
/**
 * A network connection buffers some ten kilobytes, a loopback connection some megabytes, and Node
 * cannot reduce these buffers. A larger file has the same effect on the server.
 */
const largeBytes = 40_000_000;
const large = '/assets/large-0a1b2c.js';

/** Sends requests and does not read the responses (errors-86). */
export const halfRead: Attack = {
  name: 'half-read',
  does: 'asks for a large answer 40 times, and for 200 answers on each of 20 connections, and reads nothing',
  settings: { MOST_IN_FLIGHT: '20' },
  prepare: (dataDir) => {
    mkdirSync(join(dataDir, 'shop', 'assets'), { recursive: true });
    writeFileSync(join(dataDir, 'shop', 'index.html'), '<title>shop</title>');
    writeFileSync(join(dataDir, 'shop', large), Buffer.alloc(largeBytes, 'a'));
  },
  run: async ({ server, memory, customer }) => {
    const port = Number(new URL(server.origin).port);
    const ask = (path: string, times: number, address: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: address });
      socket.on('error', () => undefined);
      socket.pause();
      socket.once('connect', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`.repeat(times)),
      );
      return socket;
    };
    const before = memory();
    const unread = Array.from({ length: 40 }, (_, n) => ask(large, 1, attackerAddress(n % 4)));
    const chained = Array.from({ length: 20 }, () =>
      ask('/api/openapi.json', 200, attackerAddress(5)),
    );
    await pause(3_000);
    const meanwhile = await customer.ask('Capabilities');
    const grown = memory() - before;
    await pause(untilEnded);
    const whole = await Promise.all(unread.map(bytesOf));
    for (const socket of [...unread, ...chained]) socket.destroy();
    return [
      {
        what: 'status that others get meanwhile',
        value: meanwhile.status,
        atLeast: 200,
        atMost: 200,
      },
      { what: 'megabytes of memory', value: grown, atMost: 200 },
      {
        what: 'answers that were still open after 33 s',
        value: whole.filter((bytes) => bytes >= largeBytes).length,
        atMost: 0,
      },
    ];
  },
};

/** Reads the remaining bytes. */
function bytesOf(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => resolve(bytes);
    socket.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes >= largeBytes) end();
    });
    socket.once('close', end).once('error', end);
    setTimeout(end, 15_000).unref();
    socket.resume();
  });
}
