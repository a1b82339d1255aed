/**
 * One request at the counter: read, matched, quoted, accepted for a customer on the phone, and
 * moved (counter-59 to counter-68).
 */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/counter/requests.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import { servePhotos } from '#server/endpoint/serve-photos.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { notFound } from '#server/services/failures.ts';
import { acceptQuote } from '#server/services/requests/accept-quote.ts';
import { quoteRequest } from '#server/services/requests/quote-request.ts';
import { matchMedicines } from '#server/services/requests/match-medicines.ts';
import { moveRequest } from '#server/services/requests/move-request.ts';
import { photoOfRequest, requestDetails } from '#server/services/requests/request-details.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { orderNo } from '#text/orders.ts';
import type { StaffMember } from '#domain/staff.ts';

export function implementCounterRequests(context: AppContext): void {
  const { db } = context;
  const actorOf = ({ name: actor, id: memberId }: StaffMember, now: Date) => {
    return { actor, memberId, now };
  };

  implementCounter(context, contract.one, ({ input, member, now }) =>
    requestDetails(context, input.id, { memberId: member.id, now }),
  );

  implementCounter(context, contract.matches, async ({ input }) => {
    if ((await db.$count(requestOrders, eq(requestOrders.id, input.id))) === 0) throw notFound();
    return matchMedicines(context, input.id);
  });

  implementCounter(context, contract.quote, async ({ input, member, now }) => {
    const { id, version, rows, note } = input;
    const given = { version, rows, note: note.trim(), whole: null };
    const quoted = await quoteRequest(db, id, actorOf(member, now), given);
    const { number: _number, before: _before, ...response } = quoted;
    return response;
  });

  implementCounter(context, contract.accept, async ({ input, member, now }) => {
    const by = actorOf(member, now);
    const order = await acceptQuote(context, {
      requestId: input.id,
      own: undefined,
      by,
      version: input.version,
      paymentMethod: 'CASH_ON_DELIVERY',
      agreed: null,
      now,
    });
    return { id: order.id, number: orderNo(order.orderNumber) };
  });

  implementCounter(context, contract.move, async ({ input, member, now }) => {
    const { id, version, status, note } = input;
    const move = { version, status, note: note.trim() };
    const moved = await moveRequest(db, id, actorOf(member, now), move);
    return { version: moved.version };
  });

  servePhotos(context, {
    path: contract.photosPath,
    roles: contract.roles,
    find: async (id, photoId) => {
      const photo = await photoOfRequest(db, id, photoId);
      return photo && { ...photo, number: requestNo(photo.orderNumber) };
    },
  });
}
