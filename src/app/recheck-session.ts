/**
 * Handles submissions of the signed-in customer that the server rejected as unauthorized. Either
 * the session has ended unnoticed, or the submissions can be sent after all. So the page does not
 * show the customer's name and a request to sign in at the same time.
 */
import type { QueryClient } from '@tanstack/react-query';
import { invalidateWithoutRefetch } from '#api/query-cache.ts';
import { summaryQuery } from '#api/account.ts';
import { saysSessionEnded } from '#api/private-query.ts';
import { resumeAfterSignIn } from '#outbox/change.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { sessionStore } from '#state/session.ts';

/**
 * Submissions that this session was re-checked for, each once. The key is the token and the
 * submission's id.
 */
const rechecked = new Set<string>();

/**
 * Sends a request that validates the session. If the server rejects it, `followSession` ends the
 * session; if the request succeeds, the submissions are queued again.
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
    // There was no response, so the next change of the outbox retries.
    for (const { id } of unbelieved) rechecked.delete(mine + id);
    return;
  }
  if (sessionStore.get()?.token === session.token) await resumeAfterSignIn(session.id);
}
