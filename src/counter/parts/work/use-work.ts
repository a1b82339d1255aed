import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastPressAt } from '#counter/api/attendance.ts';
import { call } from '#counter/api/call.ts';
import { one as oneOrder } from '#contract/counter/orders.ts';
import { keep, letGo, take, type Worker } from '#contract/counter/queue.ts';
import { one as oneRequest } from '#contract/counter/requests.ts';
import type { WorkKind } from '#domain/queue.ts';

/** Milliseconds between two words that the work goes on. */
const every = 60_000;
/** Milliseconds after the last press for which somebody is taken to be at it. */
const patience = 5 * 60_000;

/** A request or an order, with who works on it as the server said. */
export interface WorkedOn {
  kind: WorkKind;
  id: string;
  worker: Worker | null;
  /** There is something to be done about it, for whoever is here. */
  isToDo: boolean;
}

/** By what the question about it is known. */
const questions = { request: oneRequest.name, order: oneOrder.name };

/** Who has it: nobody yet, who asks, another from the beginning, another who took it over from who asks. */
export type WorkState = 'free' | 'mine' | 'anothers' | 'taken-over';

/**
 * Works on it for as long as it is open here: takes it where nobody has it, goes on with it
 * while somebody is at the keyboard, lets it go at the end (counter-90, counter-230).
 */
export function useWork({ kind, id, worker, isToDo }: WorkedOn): WorkState {
  const client = useQueryClient();
  const [hadIt, setHadIt] = useState(false);
  const isMine = worker?.isMe ?? false;
  const isFree = worker === null;
  if (isMine && !hadIt) setHadIt(true);
  // It was let go, or has run out: whoever takes it then takes it from nobody.
  if (isFree && hadIt) setHadIt(false);

  const takeIfFree = useEffectEvent(() => {
    if (!isFree) return;
    void call(take, { kind, id })
      .then(() => client.invalidateQueries({ queryKey: [questions[kind]] }))
      .catch(() => {
        // Not got: the quote itself is refused where somebody else has it.
      });
  });

  // Taken once, when it is opened: whoever is taken over from does not take it back unasked.
  useEffect(() => {
    if (isToDo) takeIfFree();
  }, [isToDo]);

  useEffect(() => {
    if (!isToDo || !(isMine || isFree)) return undefined;
    const timer = setInterval(() => {
      if (Date.now() - lastPressAt() > patience) return;
      // What ended while nobody was here is taken again by who comes back.
      void call(isMine ? keep : take, { kind, id })
        .then(({ worker: now }) => {
          const isSame = isMine && now?.isMe;
          return isSame ? undefined : client.invalidateQueries({ queryKey: [questions[kind]] });
        })
        .catch(() => {
          // It ends by itself some minutes later; the next word may come through.
        });
    }, every);
    return () => clearInterval(timer);
  }, [client, kind, id, isToDo, isMine, isFree]);

  useEffect(
    () => () => {
      void call(letGo, { kind, id }).catch(() => {
        // It ends by itself some minutes later.
      });
    },
    [kind, id],
  );

  if (isMine) return 'mine';
  if (isFree) return 'free';
  return hadIt ? 'taken-over' : 'anothers';
}
