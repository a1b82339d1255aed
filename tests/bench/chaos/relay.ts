import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyHeader } from '#contract/envelope.ts';

/** The fault of the next part of a submission, a picture or the submission itself. */
export type Mishap =
  /** The pharmacy receives it, but the phone gets no response. */
  | 'lost response'
  /** The connection breaks before the pharmacy receives it. */
  | 'reset'
  | 429
  | 500
  | 502
  | 503;

/** A proxy between the network and the pharmacy that interferes with submissions only. */
export interface Relay {
  readonly origin: string;
  /** Plans a fault for the next one, after those already planned. */
  plan(mishap: Mishap): void;
  /** Cancels all planned faults. */
  calm(): void;
  /** The faults that have happened, in their order. */
  readonly befell: Mishap[];
  close(): Promise<void>;
}

export interface RelayOptions {
  target: string;
  /** Removes the idempotency keys from requests: the control. */
  withoutKeys: boolean;
}

export async function openRelay({ target, withoutKeys }: RelayOptions): Promise<Relay> {
  let planned: Mishap[] = [];
  const befell: Mishap[] = [];

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isSubmission = incoming.headers[keyHeader] !== undefined;
    const body = await bytesOf(incoming);
    const mishap = isSubmission ? planned.shift() : undefined;
    if (mishap === 'reset') {
      befell.push(mishap);
      incoming.socket.resetAndDestroy();
      return;
    }
    if (typeof mishap === 'number') {
      befell.push(mishap);
      refuse(outgoing, mishap);
      return;
    }
    const { [keyHeader]: key, ...withoutKey } = incoming.headers;
    const headers = withoutKeys ? withoutKey : incoming.headers;
    const onward = request(target + (incoming.url ?? '/'), { method: incoming.method, headers });
    onward.on('error', () => incoming.socket.destroy());
    onward.on('response', (response) => {
      if (mishap === 'lost response') lose(response, incoming, key !== undefined);
      else carryBack(response, outgoing);
    });
    onward.end(body);
  }

  function lose(response: IncomingMessage, incoming: IncomingMessage, hasKey: boolean): void {
    const cut = () => incoming.socket.destroy();
    response.resume();
    response.on('error', cut);
    response.on('end', () => {
      if (hasKey && response.statusCode === 200) befell.push('lost response');
      cut();
    });
  }

  const listen: RequestListener = (incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => incoming.socket.destroy());
  };
  const server = createServer(listen);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    plan: (mishap) => void planned.push(mishap),
    calm() {
      planned = [];
    },
    befell,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Responds as an overloaded or broken server, or its gateway, does. */
function refuse(outgoing: ServerResponse, status: number): void {
  const wait = status === 429 || status === 503 ? { 'retry-after': '2' } : {};
  outgoing.writeHead(status, { 'content-type': 'text/html', ...wait });
  outgoing.end(`<h1>${status}</h1>`);
}

function carryBack(response: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(response.statusCode ?? 502, response.headers);
  response.on('error', () => outgoing.destroy());
  response.on('aborted', () => outgoing.destroy());
  response.pipe(outgoing);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
