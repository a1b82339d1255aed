import { useSyncExternalStore } from 'react';
import type { Session } from '#domain/session.ts';
import { useSession } from './session.ts';

/**
 * Whether the visitor is signed in: undecided on a server and during hydration, then a guest or a
 * customer.
 */
export type Authentication =
  | { kind: 'authenticating' }
  | { kind: 'guest' }
  | { kind: 'customer'; session: Session };

// The stored session can be read from the first render after hydration on.
const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Stays 'authenticating' until the stored session has been read (sign-in-48). */
export function useAuthentication(): Authentication {
  const session = useSession();
  const isRestored = useSyncExternalStore(never, yes, no);
  if (session) return { kind: 'customer', session };
  return { kind: isRestored ? 'guest' : 'authenticating' };
}
