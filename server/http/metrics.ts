/** Metrics for Prometheus, on a separate port that customers cannot reach (machines-10). */
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Readiness } from '#server/services/readiness.ts';

/** Seconds. The last ones are the phones' timeouts. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export interface Metrics {
  registry: Registry;
  /** Measures the responses by route pattern, so that no address, name or id appears in them. */
  observe: (app: FastifyInstance) => void;
}

export function openMetrics(database: OpenDatabase, readiness: Readiness): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responseTime = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until an answer was sent, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the pool, and callers that wait for one, by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {}))
        this.set({ state }, count);
    },
  });
  const readyGauge = new Gauge({
    name: 'shop_ready',
    help: '1 where this process may be sent customers',
    registers: [],
    async collect() {
      this.set(Number(await readiness.check()));
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(readyGauge);
  return {
    registry,
    observe: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
        responseTime.observe(labels, reply.elapsedTime / 1000);
      });
    },
  };
}

/**
 * Serves the metrics to Prometheus. Returns the port and a function that stops it. Throws if the
 * port is in use.
 */
export async function serveMetrics(
  registry: Registry,
  at: { port: number; host: string },
): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
