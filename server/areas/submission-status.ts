/**
 * Phones query the status of their submissions, and take back those that have not arrived
 * (offline-114, offline-181).
 */
import { status, takeBack as takeBackContract } from '#contract/requests.ts';
import { ownerByTokens, spend } from '#server/endpoint/consume-budget.ts';
import { implement } from '#server/endpoint/implement.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { receivedOf, takeBack } from '#server/services/received-submissions.ts';

export function implementSubmissionStatus(context: AppContext): void {
  const { db } = context;
  implement(
    context,
    status,
    ({ input, principal }) => receivedOf(db, distinct(input.submissionIds), principal),
    { takesGrant: true },
  );
  implement(
    context,
    takeBackContract,
    async ({ input, principal, now, request }) => {
      const ids = distinct(input.submissionIds);
      const owner = ownerByTokens(principal);
      // Ids have a budget of their own, so that one call of a stranger cannot use up a hundred
      // writes of its neighbours.
      const wanted = { writes: ids.length === 0 ? 0 : 1, 'take-backs': ids.length };
      await spend(context, { owner, request, now }, wanted);
      return takeBack(db, ids, principal, now);
    },
    { takesGrant: true },
  );
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
