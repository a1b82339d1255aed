/**
 * A submission that was not believed under the name of who is signed in: either the
 * session is over and nobody has noticed, or the submission may go after all. The
 * name in the header and "sign in" below it must not both stand for long.
 */
import type { QueryClient } from '@tanstack/react-query';
import { invalidateWithoutRefetch } from '#api/invalidate-without-refetch.ts';
import { summaryQuery } from '#api/profile.ts';
import { saysSessionEnded } from '#api/private.ts';
import { resumeAfterSignIn } from '#outbox/change.ts';
import { outboxStore } from '#outbox/store.ts';
import { sessionStore } from '#state/session.ts';

/** Submissions that this session has been asked about, each once. */
const rechecked = new Set<string>();

/**
 * Asks the server whether the session is one. Its no ends the session (whoever
 * watches the questions sees to that); its yes lets the submissions go again.
 */
export async function recheckSession(queryClient: QueryClient): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const mine = `${session.token} `;
  const unbelieved = (await outboxStore.submissions()).filter(
    ({ id, owner, state }) =>
      owner === session.id && state === 'needs-sign-in' && !rechecked.has(mine + id),
  );
  if (unbelieved.length === 0) return;
  for (const { id } of unbelieved) rechecked.add(mine + id);
  try {
    const question = summaryQuery(session.id);
    await invalidateWithoutRefetch(queryClient, question.queryKey);
    await queryClient.fetchQuery({ ...question, staleTime: 0 });
  } catch (failure) {
    if (saysSessionEnded(failure)) return;
    // No answer: asked again at the next news.
    for (const { id } of unbelieved) rechecked.delete(mine + id);
    return;
  }
  if (sessionStore.get()?.token === session.token) await resumeAfterSignIn(session.id);
}
