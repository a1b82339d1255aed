/** The member who is signed in on this page, and the wait for a repeated sign-in. */
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';
import type { StaffMember } from '#domain/staff.ts';
import { CounterProblem } from './problem.ts';

export interface CounterSession {
  /** Null before somebody has signed in. */
  member: StaffMember | null;
  /** The session has expired, and the same member must sign in again. */
  hasEnded: boolean;
}

const session = createEphemeralStore<CounterSession>({ member: null, hasEnded: false });
let waiting: (() => void)[] = [];

export function useSession(): CounterSession {
  return useStore(session);
}

/** The member of this page. Null before somebody has signed in. */
export function memberOfPage(): StaffMember | null {
  return session.get().member;
}

/** Stores the signed-in member and resumes the calls that wait for the sign-in. */
export function openSession(member: StaffMember): void {
  session.set({ member, hasEnded: false });
  const resumed = waiting;
  waiting = [];
  for (const goOn of resumed) goOn();
}

/** Clears the member. Calls that wait for a sign-in stay pending for ever. */
export function closeSession(): void {
  waiting = [];
  session.set({ member: null, hasEnded: false });
}

/**
 * Resolves once the same member has signed in again. Another member reloads the page, which drops
 * the waiting calls.
 */
export function waitForSignIn(): Promise<void> {
  const { member } = session.get();
  if (!member) return Promise.reject(new CounterProblem('signed-out'));
  session.set({ member, hasEnded: true });
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
