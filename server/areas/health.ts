import { sql } from 'drizzle-orm';
import { sendEnvelope } from '#server/endpoint/envelope.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** `GET health`: 200 as soon as the database answers. */
export function implementHealth(context: AppContext): void {
  context.app.get('/health', async (request, reply) => {
    await context.db.execute(sql`select 1`);
    return sendEnvelope(request, reply, { IsError: false, Id: null, Msg: 'ready', Data: null });
  });
}
