import { reasonOf } from '#api/failure.ts';
import { revokeSession } from '#api/sign-in.ts';
import { forgetSignOut, signOutsStore } from '#state/sign-outs.ts';

/**
 * Tells the server which sessions have ended on this phone: at once, at the
 * next start, and when the network is back, until it has answered.
 */
export async function revokeEndedSessions(): Promise<void> {
  for (const signOut of signOutsStore.get()) {
    try {
      await revokeSession(signOut);
    } catch (failure) {
      if (!isAnswer(failure)) return;
    }
    forgetSignOut(signOut.ticket);
  }
}

/** A legacy host does not know the call: then there is nothing to tell it. */
function isAnswer(failure: unknown): boolean {
  const reason = reasonOf(failure);
  return reason.kind === 'refused' || (reason.kind === 'status' && reason.status < 500);
}
