import { apiText } from '#text/api.ts';
import { sendEnvelope, sendRefusal } from '#server/endpoint/envelope.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';

/**
 * `GET health` returns 200 while the process runs, even without its database, because a restart
 * would not repair that. `GET ready` returns 200 if the process may receive traffic, else 503
 * (machines-7).
 */
export function implementHealth({ app, readiness }: AppContext): void {
  const fine = { IsError: false, Id: null, Msg: 'ready', Data: null };
  app.get('/health', (request, reply) => sendEnvelope(request, reply, { ...fine, Msg: 'alive' }));
  app.get('/ready', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (await readiness.check()) return sendEnvelope(request, reply, fine);
    return sendRefusal(request, reply, new Refusal(apiText.overloaded, { status: 503 }));
  });
}
