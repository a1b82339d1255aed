import { useEffect } from 'react';
import { countAsking } from '#domain/badge.ts';
import { guest } from '#domain/session.ts';
import { showBadge } from '#outbox/show-badge.ts';
import type { SubmissionsView } from '#parts/submissions/use-submissions.ts';
import { currentOwner, useSession } from '#state/session.ts';

/** Keeps the number on the app's icon true (notifications-43); what was not seen is told by the bell, which asks for it. */
export function useBadge({ submissions, isRead, at }: SubmissionsView): void {
  const owner = currentOwner(useSession());
  const asking = countAsking(submissions, owner, at);

  // The icon is outside of the page; the worker may have counted up while nobody looked.
  useEffect(() => {
    if (!isRead) return undefined;
    const news = owner === guest ? { asking, unseen: 0 } : { asking };
    const show = (): void => {
      if (document.visibilityState === 'visible') void showBadge(owner, news);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [isRead, owner, asking]);
}
