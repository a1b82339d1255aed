import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { revokeSession, type SignOutTicket } from '#api/sign-in.ts';
import { keptSignOuts, noteSignOutTold } from '#outbox/kept-sign-outs.ts';
import { forgetSignOut, signOutsStore } from '#state/sign-outs.ts';

/** Where the shop was never reached, the oldest are told no more. */
const maxSignOuts = 10;

/**
 * Tells the server which sessions have ended on this phone: at once, at the
 * next start, and when the network is back, until it has heard of each. Somebody
 * between may say 400, 404 or 429 in its place: that is told again (sign-in-57).
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
    await noteSignOutTold(signOut.ticket);
  }
}

/** Those of the disk too: a killed browser may have forgotten the others (sign-in-98). */
async function untold(): Promise<SignOutTicket[]> {
  const kept = (await keptSignOuts()).filter(({ isTold }) => !isTold).slice(-maxSignOuts);
  const waiting = signOutsStore.get();
  const onDisk = new Set(kept.map(({ ticket }) => ticket));
  return [...waiting.filter(({ ticket }) => !onDisk.has(ticket)), ...kept];
}
