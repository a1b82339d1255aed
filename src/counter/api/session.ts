/** Who is signed in at the counter in this page, and the wait for somebody to sign in again. */
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';
import type { StaffMember } from '#domain/staff.ts';
import { CounterProblem } from './problem.ts';

export interface CounterSession {
  /** Null before somebody has signed in. */
  member: StaffMember | null;
  /** The session has ended in the middle of something: the same person is asked to sign in again. */
  hasEnded: boolean;
}

const session = createEphemeralStore<CounterSession>({ member: null, hasEnded: false });
let waiting: (() => void)[] = [];

export function useSession(): CounterSession {
  return useStore(session);
}

/** Whose page this is; null before somebody has signed in. */
export function memberOfPage(): StaffMember | null {
  return session.get().member;
}

/** Somebody has signed in, for the first time or again: calls that wait go on. */
export function openSession(member: StaffMember): void {
  session.set({ member, hasEnded: false });
  const resumed = waiting;
  waiting = [];
  for (const goOn of resumed) goOn();
}

/** Nobody is signed in any more; what waits for it never goes on. */
export function closeSession(): void {
  waiting = [];
  session.set({ member: null, hasEnded: false });
}

/** Resolves once the same person has signed in again. Whoever is somebody else loads the page anew, and nothing goes on. */
export function waitForSignIn(): Promise<void> {
  const { member } = session.get();
  if (!member) return Promise.reject(new CounterProblem('signed-out'));
  session.set({ member, hasEnded: true });
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
