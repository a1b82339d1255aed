import { useSyncExternalStore } from 'react';
import type { Session } from '#domain/session.ts';
import { useSession } from './session.ts';

/** What is known of the visitor: nothing yet (a server, and the paint that hydrates its page), or who they are. */
export type Authentication =
  | { kind: 'authenticating' }
  | { kind: 'guest' }
  | { kind: 'customer'; session: Session };

// What is stored is known from the first paint of our own on.
const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Nothing is decided before the stored session has been read (sign-in-48). */
export function useAuthentication(): Authentication {
  const session = useSession();
  const isRestored = useSyncExternalStore(never, yes, no);
  if (session) return { kind: 'customer', session };
  return { kind: isRestored ? 'guest' : 'authenticating' };
}
