import { storedSignOuts } from '#outbox/stored-sign-outs.ts';
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
  const [stored, ticket] = await Promise.all([storedSignOuts(), ticketFor(session.token)]);
  if (!stored.some((one) => one.ticket === ticket)) return false;
  // Another customer may have signed in meanwhile.
  if (sessionStore.get()?.token !== session.token) return false;
  await forgetCustomer(session.id);
  return true;
}
