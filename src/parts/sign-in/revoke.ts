import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { revokeSession } from '#api/sign-in.ts';
import { forgetSignOut, signOutsStore } from '#state/sign-outs.ts';

/**
 * Tells the server which sessions have ended on this phone: at once, at the
 * next start, and when the network is back, until it has heard of each. Somebody
 * between may say 400, 404 or 429 in its place: that is told again (sign-in-57).
 */
export async function revokeEndedSessions(): Promise<void> {
  for (const signOut of signOutsStore.get()) {
    try {
      await revokeSession(signOut);
    } catch (failure) {
      const reason = reasonOf(failure);
      if (hasNoResponse(reason)) return;
      if (reason.kind !== 'refused') continue;
    }
    forgetSignOut(signOut.ticket);
  }
}
