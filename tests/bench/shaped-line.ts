import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { openSecureFront } from './secure-front.ts';

/**
 * A connection between phone and shop: its round trip in milliseconds, its download rate in kbit/s.
 */
export interface Line {
  roundTrip: number;
  rate: number;
}

export interface ShapedLine {
  readonly origin: string;
  /** Bytes downloaded so far. */
  readonly bytes: number;
  close(): void;
}

/** Connections share the line in chunks of this size, in bytes. */
const packet = 1_400;

/** The simulated connections by their name in the tables. */
export const lines = {
  'slow 4G (150 ms, 1.6 Mbit/s)': { roundTrip: 150, rate: 1_600 },
  '3G (300 ms, 700 kbit/s)': { roundTrip: 300, rate: 700 },
  'bad 2G (600 ms, 250 kbit/s)': { roundTrip: 600, rate: 250 },
} satisfies Record<string, Line>;

export const slow4G: Line = lines['slow 4G (150 ms, 1.6 Mbit/s)'];

/**
 * Sends all traffic through one slow line, to a shop behind TLS and HTTP/2: the browser's own
 * throttling does not apply to the requests of a service worker. The browser needs {@link
 * trustingFlag}.
 */
export async function shapeLine(shop: string, { roundTrip, rate }: Line): Promise<ShapedLine> {
  const front = await openSecureFront(Number(new URL(shop).port));
  const target = front.port;
  const sockets = new Set<Socket>();
  const oneWay = roundTrip / 2;
  let freeAt = 0;
  let bytes = 0;

  const server = createServer((phone) => {
    const shop = connect(target, '127.0.0.1');
    // A new connection takes a round trip before it transfers data.
    const opened = Date.now() + roundTrip;
    for (const socket of [phone, shop]) sockets.add(socket);
    const upwards = inOrder();
    const downwards = inOrder();
    phone.on('data', (data) => {
      upwards(Math.max(opened, Date.now()) + oneWay, () => shop.write(data));
    });
    shop.on('data', (data) => {
      for (let at = 0; at < data.length; at += packet) {
        const piece = data.subarray(at, at + packet);
        bytes += piece.length;
        freeAt = Math.max(freeAt, Date.now()) + (piece.length * 8) / rate;
        downwards(freeAt + oneWay, () => phone.write(piece));
      }
    });
    shop.on('close', () => {
      downwards(Math.max(freeAt, Date.now()) + oneWay, () => phone.end());
    });
    phone.on('close', () => shop.destroy());
    phone.on('error', () => shop.destroy());
    shop.on('error', () => phone.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `https://127.0.0.1:${port}`,
    get bytes() {
      return bytes;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      front.close();
    },
  };
}

/**
 * Runs work at given times in order: timers of different lengths that end together may fire in any
 * order.
 */
function inOrder(): (at: number, work: () => unknown) => void {
  const waiting: { at: number; work: () => unknown }[] = [];
  let isUnderWay = false;
  async function go(): Promise<void> {
    isUnderWay = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const left = next.at - Date.now();
      if (left > 0) await rest(left);
      next.work();
    }
    isUnderWay = false;
  }
  return (at, work) => {
    waiting.push({ at, work });
    if (!isUnderWay) void go();
  };
}
