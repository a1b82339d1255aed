/**
 * What follows from who is signed in, in every tab: queries of a customer who
 * left are stopped and forgotten; a session that the server no longer knows
 * ends here too (sign-in-53, sign-in-59).
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { ownerOfKey, saysSessionEnded } from '#api/private.ts';
import { cleanUpSignedOut } from '#outbox/signed-out-cleanup.ts';
import { subscribeToChanges } from '#outbox/change-channel.ts';
import { endSignedOutSession } from '#parts/sign-in/end-signed-out.ts';
import { revokeEndedSessions } from '#parts/sign-in/revoke.ts';
import { forgetUntilSignedIn } from '#state/forget.ts';
import { speak } from '#text/sentences.ts';
import { languageStore } from '#state/language.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { storedStep } from '#state/sign-in-step.ts';
import { openSignIn } from '#state/sign-in.ts';
import { userMenuText } from '#text/user-menu.ts';
import { announce } from '#ui/announce.ts';
import { forgetStoredQueries } from './stored-queries.ts';

/** Called once; gives back how to stop. */
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

/** Fetched apart: hardly ever is there a submission that was not believed. */
async function recheck(queryClient: QueryClient): Promise<void> {
  try {
    const { recheckSession } = await import('./recheck-session.ts');
    await recheckSession(queryClient);
  } catch {
    // A storage that is closed to us, a chunk that did not come: tried again at the next news.
  }
}

/** Submissions that were kept when their owner signed out leave nothing behind when they have been sent. */
function tidyUp(): void {
  // A storage that is closed to us is tried again at the next news.
  void cleanUpSignedOut(currentOwner(sessionStore.get())).catch(() => undefined);
}

/** Android closed the page while the SMS was read: the form is there again. */
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

/** By query: the token that it was fetched with last. */
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

/** Only the server's own word about the very session that is open counts. */
function endIfRefused(queryClient: QueryClient, query: Query): void {
  const session = sessionStore.get();
  if (!session || ownerOfKey(query.queryKey) !== session.id) return;
  if (query.state.status !== 'error' || !saysSessionEnded(query.state.error)) return;
  if (fetchedWith.get(query) !== session.token) {
    // It was asked in the session before, and is asked anew in this one.
    const { queryKey } = query;
    setTimeout(() => void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }));
    return;
  }
  // Submissions and half-written forms stay where they are, in their owner's name: they ask for a sign-in.
  void forgetUntilSignedIn(session.id);
  announce(speak(userMenuText, languageStore.get()).sessionEnded, 'assertive');
  // Nobody wanted to leave: one tap away from going on where they stood.
  const { pathname, search } = window.location;
  openSignIn({ returnTo: `${pathname}${search}`, because: 'session-ended' });
}
