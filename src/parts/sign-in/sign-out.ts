import { canResend } from '#domain/submission.ts';
import {
  leaveOwner,
  mayHaveArrived,
  resendSubmission,
  sendNow,
  undeliveredOf,
} from '#outbox/change.ts';
import { keepSignOut } from '#outbox/stored-sign-outs.ts';
import { forgetBadge } from '#state/badge.ts';
import { forgetCustomer } from '#state/forget.ts';
import { sessionStore } from '#state/session.ts';
import { storeSignOut, type SignOut } from '#state/sign-outs.ts';
import { revokeEndedSessions } from './revoke.ts';
import { ticketFor } from './ticket.ts';

/** The treatment of waiting submissions: send now, retain until they are sent, or delete. */
export type SubmissionsChoice = 'send' | 'keep' | 'delete';

export interface SignOutWish {
  submissions?: SubmissionsChoice;
  /** Whether to sign out on every phone of this customer. */
  isEverywhere?: boolean;
}

/**
 * The number of submissions that are not confirmed as sent, and how many of them may have arrived.
 */
export interface Unsent {
  count: number;
  mayHaveArrived: number;
}

/** The counts of this customer, or null if nothing waits. */
export async function countUnsent(customerId: string): Promise<Unsent | null> {
  const unsent = await undeliveredOf(customerId);
  if (unsent.length === 0) return null;
  const at = new Date().toISOString();
  const there = unsent.filter((submission) => mayHaveArrived(submission, at));
  return { count: unsent.length, mayHaveArrived: there.length };
}

/**
 * Signs out, also without a network (sign-in-57). This phone removes the customer's data
 * immediately, other tabs follow, and the server is notified now or later. The app's session
 * listeners cancel running queries and clear their data.
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

/**
 * Signs out another customer, who was signed in by another tab meanwhile. Their waiting submissions
 * are still sent.
 */
export async function makeWayFor(customerId: string): Promise<void> {
  const session = sessionStore.get();
  if (session && session.id !== customerId) await signOut();
}

/** Returns whether submissions remain that must be sent in the customer's name. */
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
    // Signing out must work without access to the storage. Other customers cannot see the
    // submissions.
    return false;
  }
}

/**
 * Stores the sign-out in localStorage and, before the session is removed, in IndexedDB
 * (sign-in-98).
 */
async function noteSignOut(signOut: SignOut): Promise<void> {
  storeSignOut(signOut);
  // Signing out must also work on a full disk.
  await keepSignOut(signOut).catch(() => undefined);
}
