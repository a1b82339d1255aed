/**
 * Reacts to changes of the session in every tab. When a customer leaves, their queries are
 * cancelled and removed; when the server rejects a session, it ends in this tab too (sign-in-53,
 * sign-in-59).
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { ownerOfKey, saysSessionEnded } from '#api/private-query.ts';
import { cleanUpSignedOut } from '#outbox/signed-out-cleanup.ts';
import { subscribeToChanges } from '#outbox/storage/change-channel.ts';
import { endSignedOutSession } from '#parts/sign-in/end-signed-out.ts';
import { revokeEndedSessions } from '#parts/sign-in/revoke.ts';
import { leavePushOfOthers } from '#push/push-record.ts';
import { forgetUntilSignedIn } from '#state/forget.ts';
import { speak } from '#text/sentences.ts';
import { languageStore } from '#state/language.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { storedStep } from '#state/sign-in-step.ts';
import { openSignIn } from '#state/sign-in.ts';
import { userMenuText } from '#text/user-menu.ts';
import { announce } from '#ui/announce.ts';
import { forgetStoredQueries } from './stored-queries.ts';

/** Call it once; returns a function that stops it. */
export function followSession(queryClient: QueryClient): () => void {
  let known = sessionStore.get()?.id ?? null;
  const follow = (): void => {
    const now = sessionStore.get()?.id ?? null;
    if (now === known) return;
    const hasLeft = known !== null;
    known = now;
    if (!hasLeft) return;
    forgetQueries(queryClient);
    tidyUp();
  };
  const react = (): void => {
    tidyUp();
    if (sessionStore.get()) void recheck(queryClient);
  };
  const revoke = (): void => void revokeEndedSessions();
  window.addEventListener('online', revoke);
  const stops = [
    () => window.removeEventListener('online', revoke),
    sessionStore.subscribe(follow),
    followRefusals(queryClient),
    subscribeToChanges(react),
  ];
  react();
  void endSignedOutSession().catch(() => undefined);
  revoke();
  goOnSigningIn();
  return () => stops.forEach((stop) => stop());
}

/**
 * Re-checks the session if a submission was rejected as unauthorized. This happens rarely, so the
 * code is a chunk of its own.
 */
async function recheck(queryClient: QueryClient): Promise<void> {
  try {
    const { recheckSession } = await import('./recheck-session.ts');
    await recheckSession(queryClient);
  } catch {
    // The storage is forbidden or the chunk failed to load. The next change of the outbox retries.
  }
}

/**
 * Ends the push messages of customers who have signed out, and deletes their submissions once they
 * have been sent.
 */
function tidyUp(): void {
  const owner = currentOwner(sessionStore.get());
  // If the storage is forbidden, the next change of the outbox retries.
  void leavePushOfOthers(owner).catch(() => undefined);
  void cleanUpSignedOut(owner).catch(() => undefined);
}

/** Reopens the sign-in form if Android closed the page while the customer read the SMS. */
function goOnSigningIn(): void {
  if (sessionStore.get()) return;
  const step = storedStep(Date.now());
  if (step) openSignIn(step.returnTo ? { returnTo: step.returnTo } : {});
}

function forgetQueries(queryClient: QueryClient): void {
  void queryClient.cancelQueries();
  queryClient.clear();
  forgetStoredQueries();
}

/** The session token of each query's last fetch. */
const fetchedWith = new WeakMap<Query, string>();

function followRefusals(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    noteToken(query);
    endIfRefused(queryClient, query);
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch') noteToken(event.query);
    if (event.action.type === 'error') endIfRefused(queryClient, event.query);
  });
}

function noteToken(query: Query): void {
  fetchedWith.set(query, sessionStore.get()?.token ?? '');
}

/**
 * Ends the session if the server has rejected its token. A failure that belongs to another session,
 * or that does not come from the server, does not end it.
 */
function endIfRefused(queryClient: QueryClient, query: Query): void {
  const session = sessionStore.get();
  if (!session || ownerOfKey(query.queryKey) !== session.id) return;
  if (query.state.status !== 'error' || !saysSessionEnded(query.state.error)) return;
  if (fetchedWith.get(query) !== session.token) {
    // The query was sent with the token of an earlier session, so it is refetched with the current
    // one.
    const { queryKey } = query;
    setTimeout(() => void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }));
    return;
  }
  // Submissions and unsaved forms stay on the phone under their owner's id. They wait for a new
  // sign-in.
  void forgetUntilSignedIn(session.id);
  announce(speak(userMenuText, languageStore.get()).sessionEnded, 'assertive');
  // The customer did not sign out, so the form returns them to the current page.
  const { pathname, search } = window.location;
  openSignIn({ returnTo: `${pathname}${search}`, because: 'session-ended' });
}
