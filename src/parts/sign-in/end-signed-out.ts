import { keptSignOuts } from '#outbox/kept-sign-outs.ts';
import { forgetCustomer } from '#state/forget.ts';
import { sessionStore } from '#state/session.ts';
import { ticketFor } from './ticket.ts';

/**
 * Removes the session again if the customer has signed out of it, because a killed browser may
 * restore it (sign-in-98). Returns whether it did.
 */
export async function endSignedOutSession(): Promise<boolean> {
  const session = sessionStore.get();
  if (!session) return false;
  const [kept, ticket] = await Promise.all([keptSignOuts(), ticketFor(session.token)]);
  if (!kept.some((one) => one.ticket === ticket)) return false;
  // Another customer may have signed in meanwhile.
  if (sessionStore.get()?.token !== session.token) return false;
  await forgetCustomer(session.id);
  return true;
}
