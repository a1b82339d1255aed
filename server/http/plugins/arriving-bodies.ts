/**
 * Limits request bodies in transit. A client that sends half of a body and waits must not block
 * others: its connection is closed after a timeout, and if one address or all together have too
 * many, the oldest is closed. Its phone retries.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInternalRequest } from '#server/http/pages/internal-fetch.ts';

export interface BodyTimes {
  /** Milliseconds for JSON and forms. */
  json: number;
  /**
   * For an upload: a base time plus the time for its announced bytes at the minimum rate, at most
   * `maxMs` milliseconds.
   */
  upload: { base: number; bytesPerMs: number; maxMs: number };
  /** A monotonic clock in milliseconds. Default: that of the process. */
  clock?: () => number;
}

/**
 * The phone's own timeouts (offline-65): 20 s; for an upload 30 s plus its bytes at 4 KB/s, at most
 * 150 s.
 */
export const bodyTimes: BodyTimes = {
  json: 20_000,
  upload: { base: 30_000, bytesPerMs: 4.096, maxMs: 150_000 },
};

/**
 * Concurrent bodies from one address, which a whole neighbourhood may share, and in total. Uploads
 * also take disk space.
 */
const maxBodies = {
  json: { ofAddress: 128, inAll: 4_096 },
  upload: { ofAddress: 24, inAll: 256 },
} as const;
type Kind = keyof typeof maxBodies;
const sweepEvery = 1_000;

interface Arriving {
  request: FastifyRequest;
  address: string;
  kind: Kind;
  /** The deadline, on `clock`. */
  until: number;
}

export function limitArrivingBodies(app: FastifyInstance, times: BodyTimes): void {
  const clock = times.clock ?? (() => performance.now());
  // In the order of arrival.
  const arriving = new Set<Arriving>();
  const end = (one: Arriving) => {
    arriving.delete(one);
    one.request.raw.destroy();
  };
  const sweep = setInterval(
    () => {
      const now = clock();
      for (const one of arriving) if (one.until <= now) end(one);
    },
    Math.min(sweepEvery, times.json),
  );
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || isInternalRequest(request)) return;
    const kind = kindOf(request);
    const until = clock() + timeFor(request, kind, times);
    const one: Arriving = { request, address: request.ip, kind, until };
    endOldest(arriving, one, end);
    arriving.add(one);
    const leave = () => arriving.delete(one);
    request.raw.once('end', leave).once('close', leave);
    reply.raw.once('finish', leave);
  });
}

function endOldest(arriving: Set<Arriving>, next: Arriving, end: (one: Arriving) => void): void {
  const { ofAddress, inAll } = maxBodies[next.kind];
  const alike = [...arriving].filter((one) => one.kind === next.kind);
  const neighbours = alike.filter((one) => one.address === next.address);
  if (neighbours[0] && neighbours.length >= ofAddress) end(neighbours[0]);
  else if (alike[0] && alike.length >= inAll) end(alike[0]);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function kindOf({ headers }: FastifyRequest): Kind {
  return /^multipart\//i.test(headers['content-type'] ?? '') ? 'upload' : 'json';
}

function timeFor({ headers }: FastifyRequest, kind: Kind, { json, upload }: BodyTimes): number {
  if (kind === 'json') return json;
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return Math.min(upload.maxMs, upload.base + bytes / upload.bytesPerMs);
}
