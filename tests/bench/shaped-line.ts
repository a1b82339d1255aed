import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line between phone and shop: its round trip in milliseconds, its rate down in kbit/s. */
export interface Line {
  roundTrip: number;
  rate: number;
}

export interface ShapedLine {
  readonly origin: string;
  /** Bytes that came down so far. */
  readonly bytes: number;
  close(): void;
}

/** What travels at once: connections share the line in pieces of this size. */
const packet = 1_400;

/**
 * Everything through one slow line, whoever asks: the browser's own shaping does
 * not reach what a service worker asks for by itself.
 */
export async function shapeLine(target: number, { roundTrip, rate }: Line): Promise<ShapedLine> {
  const sockets = new Set<Socket>();
  const oneWay = roundTrip / 2;
  let freeAt = 0;
  let bytes = 0;

  const server = createServer((phone) => {
    const shop = connect(target, '127.0.0.1');
    // A new connection takes a round trip before it carries anything.
    const opened = Date.now() + roundTrip;
    for (const socket of [phone, shop]) sockets.add(socket);
    phone.on('data', (data) => {
      setTimeout(() => shop.write(data), Math.max(opened - Date.now(), 0) + oneWay);
    });
    shop.on('data', (data) => {
      for (let at = 0; at < data.length; at += packet) {
        const piece = data.subarray(at, at + packet);
        bytes += piece.length;
        freeAt = Math.max(freeAt, Date.now()) + (piece.length * 8) / rate;
        setTimeout(() => phone.write(piece), freeAt - Date.now() + oneWay);
      }
    });
    shop.on('close', () => {
      setTimeout(() => phone.end(), Math.max(freeAt - Date.now(), 0) + roundTrip);
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
    origin: `http://127.0.0.1:${port}`,
    get bytes() {
      return bytes;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
