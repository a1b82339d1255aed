import { keptSignOuts } from '#outbox/kept-sign-outs.ts';
import { forgetCustomer } from '#state/forget.ts';
import { sessionStore } from '#state/session.ts';
import { ticketFor } from './ticket.ts';

/**
 * Forgets the customer once more where they have signed out of the very session that this phone
 * remembers: a killed browser brought it back (sign-in-98). True where it did.
 */
export async function endSignedOutSession(): Promise<boolean> {
  const session = sessionStore.get();
  if (!session) return false;
  const [kept, ticket] = await Promise.all([keptSignOuts(), ticketFor(session.token)]);
  if (!kept.some((one) => one.ticket === ticket)) return false;
  // Somebody may have signed in meanwhile.
  if (sessionStore.get()?.token !== session.token) return false;
  await forgetCustomer(session.id);
  return true;
}
