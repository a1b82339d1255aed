import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastPressAt } from '#counter/api/attendance.ts';
import { call } from '#counter/api/call.ts';
import { one as oneOrder } from '#contract/counter/orders.ts';
import { keep, letGo, take, type Worker } from '#contract/counter/queue.ts';
import { one as oneRequest } from '#contract/counter/requests.ts';
import type { WorkKind } from '#domain/queue.ts';

/** Milliseconds between two renewals of the lease. */
const every = 60_000;
/** Milliseconds after the last press during which the lease is renewed. */
const patience = 5 * 60_000;

/** A request or an order, with the holder of its lease from the server. */
export interface WorkedOn {
  kind: WorkKind;
  id: string;
  worker: Worker | null;
  /** The member on this page has something to do for it. */
  isToDo: boolean;
}

/** The first part of the query key of each kind. */
const questions = { request: oneRequest.name, order: oneOrder.name };

/**
 * The holder of the lease: nobody, this member, another member from the start, or another member
 * who took it over.
 */
export type WorkState = 'free' | 'mine' | 'anothers' | 'taken-over';

/**
 * Holds the lease while the item is open: takes it if it is free, renews it while somebody is at
 * the keyboard, and releases it on unmount (counter-90, counter-230).
 */
export function useWork({ kind, id, worker, isToDo }: WorkedOn): WorkState {
  const client = useQueryClient();
  const [hadIt, setHadIt] = useState(false);
  const isMine = worker?.isMe ?? false;
  const isFree = worker === null;
  if (isMine && !hadIt) setHadIt(true);
  // The lease was released or has expired. The next holder has not taken it over from this member.
  if (isFree && hadIt) setHadIt(false);

  const takeIfFree = useEffectEvent(() => {
    if (!isFree) return;
    void call(take, { kind, id })
      .then(() => client.invalidateQueries({ queryKey: [questions[kind]] }))
      .catch(() => {
        // The lease was not taken. If another member has it, the server refuses the quote.
      });
  });

  // Runs once after opening: a member whose lease was taken over does not get it back without a
  // press.
  useEffect(() => {
    if (isToDo) takeIfFree();
  }, [isToDo]);

  useEffect(() => {
    if (!isToDo || !(isMine || isFree)) return undefined;
    const timer = setInterval(() => {
      if (Date.now() - lastPressAt() > patience) return;
      // A lease that expired while nobody was here is taken again when somebody returns.
      void call(isMine ? keep : take, { kind, id })
        .then(({ worker: now }) => {
          const isSame = isMine && now?.isMe;
          return isSame ? undefined : client.invalidateQueries({ queryKey: [questions[kind]] });
        })
        .catch(() => {
          // The lease expires some minutes later by itself, and the next renewal may succeed.
        });
    }, every);
    return () => clearInterval(timer);
  }, [client, kind, id, isToDo, isMine, isFree]);

  useEffect(
    () => () => {
      void call(letGo, { kind, id }).catch(() => {
        // The lease expires some minutes later by itself.
      });
    },
    [kind, id],
  );

  if (isMine) return 'mine';
  if (isFree) return 'free';
  return hadIt ? 'taken-over' : 'anothers';
}
