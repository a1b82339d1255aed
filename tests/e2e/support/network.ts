import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';

/**
 * The network between phone and pharmacy: a proxy that can fail as networks do. The page and the
 * service worker both use it.
 */
export interface Network {
  readonly origin: string;
  /** Forwards everything. */
  up(): void;
  /** Closes every connection, including those with a pending request. */
  down(): void;
  /** Responds to everything with a captive portal's page. */
  portal(): void;
  /** The number of responses by the portal. */
  readonly portalResponses: number;
  /** Resolves after a pause without requests, when page and worker have finished their own. */
  untilQuiet(): Promise<void>;
  /** Forwards the next matching requests, then closes the connection before the response. */
  loseResponses(path: RegExp, times: number): void;
  /**
   * Forwards this share (0 to 1) of the next matching response's bytes, then goes down. Resolves
   * after that.
   */
  cutResponse(path: RegExp, share: number): Promise<void>;
  /**
   * Delays matching requests. `arrived` resolves with the first one, and `release` forwards them.
   */
  hold(path: RegExp): { arrived: Promise<void>; release: () => void };
  /** Every request that reached the proxy while it was up: method and path. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** Milliseconds without a request after which the network counts as quiet. */
const quiet = 500;

/** Listens on a free port unless one is given. */
export async function openNetwork(target: () => string, at = 0): Promise<Network> {
  const sockets = new Set<Socket>();
  const seen: string[] = [];
  let underWay = 0;
  let lastEnd = Date.now();
  let portalResponses = 0;
  let mode: 'up' | 'down' | 'portal' = 'up';
  let cutting: { path: RegExp; share: number; over: () => void } | null = null;
  let losing: { path: RegExp; times: number } | null = null;
  let holding: { path: RegExp; arrived: () => void; released: Promise<void> } | null = null;

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (mode === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (mode === 'portal') {
      portalResponses += 1;
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end('<h1>Welcome to Free Wi-Fi. Please log in.</h1>');
      return;
    }
    seen.push(`${incoming.method ?? ''} ${path}`);
    underWay += 1;
    outgoing.once('close', () => {
      underWay -= 1;
      lastEnd = Date.now();
    });
    const body = await bytesOf(incoming);
    if (holding?.path.test(path)) {
      holding.arrived();
      await holding.released;
    }
    forward(incoming, body, outgoing, path);
  }

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    path: string,
  ): void {
    const onward = request(target() + path, { method: incoming.method, headers: incoming.headers });
    onward.on('error', () => incoming.socket.destroy());
    onward.on('response', (answer) => {
      carryBack(answer, incoming, outgoing).catch(() => incoming.socket.destroy());
    });
    onward.end(body);
  }

  async function carryBack(
    answer: IncomingMessage,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const content = await bytesOf(answer);
    if (losing && losing.times > 0 && losing.path.test(incoming.url ?? '/')) {
      losing.times -= 1;
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (cutting?.path.test(incoming.url ?? '/')) {
      const { share, over } = cutting;
      cutting = null;
      outgoing.write(content.subarray(0, Math.floor(content.length * share)));
      // Lets sent data and other pending requests arrive.
      await rest(quiet);
      goDown();
      over();
      return;
    }
    outgoing.end(content);
  }

  const server: Server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (mode === 'down') socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const isBusy = () => underWay > 0 || Date.now() - lastEnd < quiet;

  function cutAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  function goDown(): void {
    mode = 'down';
    cutAll();
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    get portalResponses() {
      return portalResponses;
    },
    async untilQuiet() {
      lastEnd = Date.now();
      while (isBusy()) await rest(50);
    },
    up() {
      mode = 'up';
    },
    down: goDown,
    portal() {
      mode = 'portal';
      cutAll();
    },
    loseResponses(path, times) {
      losing = { path, times };
    },
    cutResponse(path, share) {
      return new Promise((over) => {
        cutting = { path, share, over };
      });
    },
    hold(path) {
      let release: (() => void) | undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        holding = { path, arrived: resolve, released };
      });
      return {
        arrived,
        release: () => {
          holding = null;
          release?.();
        },
      };
    },
    async close() {
      cutAll();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
