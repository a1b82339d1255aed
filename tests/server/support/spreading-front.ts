/**
 * A faulty proxy in front of several machines: it sends each request to the next machine, loses
 * some requests and some responses, and sends some requests to two machines at once.
 */
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Faults {
  /** The percentage of requests that never arrive. */
  lostRequests: number;
  /** The percentage of requests that arrive but whose responses do not. */
  lostResponses: number;
  /** The percentage of requests that arrive twice, at two machines. */
  twice: number;
}

export interface SpreadingFront {
  origin: string;
  /** The number of requests that each machine has received, by its index. */
  handed: () => number[];
  /** The number of faults so far. */
  faults: () => Faults;
  close: () => void;
}

/**
 * `machines` returns the current origins. The same seed gives the same faults for the same sequence
 * of requests.
 */
export async function startSpreadingFront(
  machines: () => readonly string[],
  { lostRequests, lostResponses, twice }: Faults,
  seed = 1,
): Promise<SpreadingFront> {
  let turn = 0;
  let state = seed;
  const handed: number[] = [];
  const happened: Faults = { lostRequests: 0, lostResponses: 0, twice: 0 };
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648) * 100;
  };
  const next = () => {
    const origins = machines();
    const at = turn++ % origins.length;
    handed[at] = (handed[at] ?? 0) + 1;
    return origins[at] ?? '';
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const respondToAll = async () => {
      const body = Buffer.concat(chunks);
      const draw = chance();
      if (draw < lostRequests) {
        happened.lostRequests += 1;
        response.destroy();
        return;
      }
      const isTwice = draw > 100 - twice;
      const [answer] = await Promise.all([
        forward(next(), request, body),
        isTwice ? forward(next(), request, body) : null,
      ]);
      if (isTwice) happened.twice += 1;
      const isLost = draw < lostRequests + lostResponses;
      if (isLost) happened.lostResponses += 1;
      if (isLost || !answer) response.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    request.on('end', () => void respondToAll());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    handed: () => handed,
    faults: () => happened,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Resolves to null if the machine is gone. */
function forward(origin: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  } | null>((resolve) => {
    const options = { method, headers: { ...headers, connection: 'close' }, agent: false };
    const sent = ask(`${origin}${url}`, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => resolve(null));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}
