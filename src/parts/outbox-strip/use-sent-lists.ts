import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Submission } from '#domain/submission.ts';
import type { ListedKind } from '#parts/profile/renew-lists.ts';
import { useSession } from '#state/session.ts';

/** The customer's own lists know what this phone has sent, whoever sent it and whichever page was open (offline-189). */
export function useSentLists(submissions: readonly Submission[]): void {
  useListsOf('order', submissions);
  useListsOf('request-order', submissions);
}

function useListsOf(kind: ListedKind, submissions: readonly Submission[]): void {
  const queryClient = useQueryClient();
  const customerId = useSession()?.id ?? '';
  const sent = submissions.filter((one) => one.kind === kind && one.owner === customerId);
  const sentAt = Math.max(0, ...sent.map((one) => Date.parse(one.sentAt ?? '') || 0));
  // Sent by the page, by the worker or by another tab; what failed is made up for at the next start.
  useEffect(() => {
    if (!customerId || sentAt === 0) return;
    import('#parts/profile/renew-lists.ts')
      .then(({ renewLists }) => renewLists(queryClient, customerId, kind, sentAt))
      .catch(() => {});
  }, [queryClient, customerId, kind, sentAt]);
}
