import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventsPath } from '#contract/counter/queue.ts';
import type { Config } from '#server/config.ts';
import { overloaded } from '#server/services/failures.ts';
import { isInternalRequest } from '#server/http/pages/internal-fetch.ts';

/**
 * Refuses requests beyond the server's capacity at once with a Retry-After, instead of queueing
 * them. In Bangladesh whole neighbourhoods share an address, so the limit per address only stops
 * floods.
 */
export async function limitLoad(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLagMs,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!isHealthCheck(request)) throw overloaded(5);
    },
  });
  let inFlight = 0;
  const leaving = new WeakMap<FastifyRequest, () => void>();
  // Fastify parses the body before `preValidation`, so a half-sent body does not count. A multipart
  // body is read by its handler, and uploads have their own limit.
  app.addHook('preValidation', async (request, reply) => {
    if (isInternalRequest(request) || isHealthCheck(request) || isStream(request)) return;
    if (request.isMultipart?.()) return;
    if (inFlight >= config.maxInFlight) throw overloaded();
    inFlight += 1;
    const leave = () => {
      if (leaving.delete(request)) inFlight -= 1;
    };
    leaving.set(request, leave);
    // The client disconnected before there was a response.
    reply.raw.once('close', leave);
  });
  // The response is ready. A client that reads it slowly no longer counts (unread-responses.ts).
  app.addHook('onSend', async (request) => leaving.get(request)?.());
  if (config.ratePerMinute > 0) {
    await app.register(rateLimit, {
      global: true,
      allowList: (request) => isInternalRequest(request) || isHealthCheck(request),
      max: config.ratePerMinute,
      timeWindow: 60_000,
      cache: 10_000,
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      addHeaders: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
        'retry-after': true,
      },
    });
  }
}

/** Monitoring must get a response even when the server is overloaded. */
function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/api/health' || routeOptions.url === '/api/ready';
}

/**
 * Streams are open for hours and mostly idle. They have limits of their own
 * (server/areas/counter/events.ts).
 */
export function isStream({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === `/api/${eventsPath}`;
}
