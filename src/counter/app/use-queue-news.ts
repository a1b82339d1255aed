import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followQueue } from '#counter/api/events.ts';
import { bellStore, playBell } from '#counter/parts/bell.ts';
import { counterTitle } from '#counter/parts/title.ts';
import type { QueueEvent } from '#contract/counter/queue.ts';
import type { StaffRole } from '#domain/staff.ts';

/** What is asked again on news of the queue: a list, a request, an order that may be in sight. */
const queueEndpoints = /^counter\.(queue|requests|orders)\./;

/**
 * Follows the queue as long as somebody is signed in: what is in sight is asked again, the tab and
 * the navigation count what waits, and where it is switched on the counter rings (counter-34).
 */
export function useQueueNews(role: StaffRole): void {
  const queries = useQueryClient();
  const last = useRef<number | null>(null);
  useEffect(() => {
    const stop = followQueue({
      onNews: ({ counts }) => {
        const waiting = waitingFor(role, counts);
        if (last.current !== null && waiting > last.current && bellStore.get().sound)
          void playBell();
        last.current = waiting;
        counterTitle.set((now) => ({ ...now, waiting }));
        void queries.invalidateQueries({
          predicate: ({ queryKey: [name] }) =>
            typeof name === 'string' && queueEndpoints.test(name),
        });
      },
    });
    return stop;
  }, [role, queries]);
}

/** What nobody has begun: for who packs, what is to be packed; for the others what is new. */
function waitingFor(role: StaffRole, counts: QueueEvent['counts']): number {
  return role === 'packer' ? counts.toPack : counts.new;
}
