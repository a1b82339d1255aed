import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { revokeSession, type SignOutTicket } from '#api/sign-in.ts';
import { storedSignOuts, noteSignOutReceived } from '#outbox/stored-sign-outs.ts';
import { forgetSignOut, signOutsStore } from '#state/sign-outs.ts';

/**
 * The maximum number of stored sign-outs. If the server is never reached, the oldest are dropped.
 */
const maxSignOuts = 10;

/**
 * Revokes at the server the sessions that have ended on this phone. Retries at the next start and
 * when the network is back, until the server has confirmed each. A 400, 404 or 429 may come from a
 * proxy, so it is retried too (sign-in-57).
 */
export async function revokeEndedSessions(): Promise<void> {
  for (const signOut of await untold()) {
    try {
      await revokeSession(signOut);
    } catch (failure) {
      const reason = reasonOf(failure);
      if (hasNoResponse(reason)) return;
      if (reason.kind !== 'refused') continue;
    }
    forgetSignOut(signOut.ticket);
    await noteSignOutReceived(signOut.ticket);
  }
}

/**
 * Includes the sign-outs in IndexedDB, because a killed browser may have lost those in localStorage
 * (sign-in-98).
 */
async function untold(): Promise<SignOutTicket[]> {
  const unsent = (await storedSignOuts()).filter(({ isTold }) => !isTold).slice(-maxSignOuts);
  const waiting = signOutsStore.get();
  const onDisk = new Set(unsent.map(({ ticket }) => ticket));
  return [...waiting.filter(({ ticket }) => !onDisk.has(ticket)), ...unsent];
}
