/**
 * A push service on this machine, and a browser that subscribes to it and decrypts its messages.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The service's response. 'silent' closes the connection after the message has arrived. */
type PushResponse = number | 'silent' | (() => Promise<number>);

export interface PushService {
  origin: string;
  arrived: Arrived[];
  /** The next responses. When they are used up, the service responds with 201. */
  answers: PushResponse[];
  headers: Record<string, string>;
  close: () => Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const service = { arrived: [] as Arrived[], answers: [] as PushResponse[], headers: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      service.arrived.push({ path, headers, body: Buffer.concat(parts) });
      const answer = service.answers.shift() ?? 201;
      if (answer === 'silent') request.socket.destroy();
      else void answered(answer).then((code) => response.writeHead(code, opened.headers).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const opened: PushService = { ...service, origin: `http://127.0.0.1:${port}`, close };
  return opened;
}

async function answered(answer: number | (() => Promise<number>)): Promise<number> {
  return typeof answer === 'number' ? answer : answer();
}

export interface ABrowser {
  Endpoint: string;
  P256dh: string;
  Auth: string;
  /** Decrypts a message for this browser. Throws if it was encrypted for another. */
  read: (body: Buffer) => unknown;
}

let browsers = 0;

export function aBrowser(origin: string): ABrowser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    Endpoint: `${origin}/push/${(browsers += 1)}`,
    P256dh: ecdh.getPublicKey('base64url'),
    Auth: auth.toString('base64url'),
    read: (body) => {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      const derive = (key: Buffer, by: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, by, info, bytes));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
      const key = derive(ecdh.computeSecret(sender), auth, info, 32);
      const cek = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', cek, nonce);
      cipher.setAuthTag(record.subarray(-16));
      const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

/** The browser's fields of the call. */
export function wireOf({ Endpoint, P256dh, Auth }: ABrowser) {
  return { Endpoint, P256dh, Auth };
}
