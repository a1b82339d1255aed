import { canResend } from '#domain/submission.ts';
import {
  leaveOwner,
  mayHaveArrived,
  resendSubmission,
  sendNow,
  undeliveredOf,
} from '#outbox/change.ts';
import { keepSignOut } from '#outbox/kept-sign-outs.ts';
import { forgetBadge } from '#state/badge.ts';
import { forgetCustomer } from '#state/forget.ts';
import { sessionStore } from '#state/session.ts';
import { storeSignOut, type SignOut } from '#state/sign-outs.ts';
import { revokeEndedSessions } from './revoke.ts';
import { ticketFor } from './ticket.ts';

/** What becomes of submissions that wait: sent at once, kept until they are sent, or deleted. */
export type SubmissionsChoice = 'send' | 'keep' | 'delete';

export interface SignOutWish {
  submissions?: SubmissionsChoice;
  /** Every phone of this customer. */
  isEverywhere?: boolean;
}

/** How many submissions do not count as sent, and how many of these the pharmacy may have all the same. */
export interface Unsent {
  count: number;
  mayHaveArrived: number;
}

/** Of this customer; null where nothing waits. */
export async function countUnsent(customerId: string): Promise<Unsent | null> {
  const unsent = await undeliveredOf(customerId);
  if (unsent.length === 0) return null;
  const at = new Date().toISOString();
  const there = unsent.filter((submission) => mayHaveArrived(submission, at));
  return { count: unsent.length, mayHaveArrived: there.length };
}

/**
 * Signs out, offline too (sign-in-57): this phone forgets the customer at
 * once, other tabs follow, the server is told now or later. What asks and what
 * was answered is dropped by whoever follows the session (`app`).
 */
export async function signOut({ submissions = 'keep', isEverywhere = false }: SignOutWish = {}) {
  const session = sessionStore.get();
  if (!session) return;
  const ticket = await ticketFor(session.token);
  const keepsSending = await leaveSubmissions(session.id, submissions);
  if (ticket) await noteSignOut({ ticket, isEverywhere, keepsSending });
  await forgetCustomer(session.id);
  void revokeEndedSessions();
}

/** Another tab signed somebody else in meanwhile: they leave first, and what waits is still sent in their name. */
export async function makeWayFor(customerId: string): Promise<void> {
  const session = sessionStore.get();
  if (session && session.id !== customerId) await signOut();
}

/** True where submissions stay that are still to be sent in the customer's name. */
async function leaveSubmissions(owner: string, choice: SubmissionsChoice): Promise<boolean> {
  try {
    const undelivered = await undeliveredOf(owner);
    const waits = undelivered.length > 0;
    if (choice === 'send') {
      for (const { id } of undelivered.filter(canResend)) await resendSubmission(id);
      if (waits) await sendNow();
    }
    await leaveOwner(owner, choice === 'delete' ? 'delete' : 'keep');
    await forgetBadge();
    return waits && choice !== 'delete';
  } catch {
    // The submissions' storage is closed to us: signing out must not fail for it. Nobody else is shown them.
    return false;
  }
}

/** Beside the session, and surely on the disk before that is forgotten (sign-in-98). */
async function noteSignOut(signOut: SignOut): Promise<void> {
  storeSignOut(signOut);
  // Nor must signing out fail for a disk that is full.
  await keepSignOut(signOut).catch(() => undefined);
}
