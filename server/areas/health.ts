import { sql } from 'drizzle-orm';
import { sendEnvelope } from '#server/endpoint/envelope.ts';
import type { House } from '#server/services/house.ts';

/** `GET health`: 200 as soon as the database answers. */
export function implementHealth(house: House): void {
  house.app.get('/health', async (request, reply) => {
    await house.db.execute(sql`select 1`);
    return sendEnvelope(request, reply, { IsError: false, Id: null, Msg: 'ready', Data: null });
  });
}
