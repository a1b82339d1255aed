import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followQueue } from '#counter/api/events.ts';
import { bellStore, playBell } from '#counter/parts/bell.ts';
import { counterTitle } from '#counter/parts/title.ts';
import type { QueueEvent } from '#contract/counter/queue.ts';
import type { StaffRole } from '#domain/staff.ts';

/** The endpoints to refetch on news of the queue: lists, a request, an order. */
const queueEndpoints = /^counter\.(queue|requests|orders)\./;

/**
 * Follows the queue while somebody is signed in: refetches the visible queries, updates the waiting
 * count in the tab and the navigation, and rings if the sound is on (counter-34).
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

/** The number of untouched items: orders to pack for a packer, new work for the other roles. */
function waitingFor(role: StaffRole, counts: QueueEvent['counts']): number {
  return role === 'packer' ? counts.toPack : counts.new;
}
