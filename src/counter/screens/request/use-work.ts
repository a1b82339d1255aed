import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastPressAt } from '#counter/api/attendance.ts';
import { call } from '#counter/api/call.ts';
import { keep, letGo, take } from '#contract/counter/queue.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { one } from '#contract/counter/requests.ts';

/** Milliseconds between two words that the work goes on. */
const every = 60_000;
/** Milliseconds after the last press for which somebody is taken to be at it. */
const patience = 5 * 60_000;

/** Who has the request: nobody yet, who asks, another from the beginning, another who took it over from who asks. */
export type WorkState = 'free' | 'mine' | 'anothers' | 'taken-over';

/**
 * Works on a request for as long as it is open here: takes it where nobody has it, goes on with it
 * while somebody is at the keyboard, lets it go at the end (counter-90).
 */
export function useWork({ id, worker, canBeAnswered }: CounterRequest): WorkState {
  const client = useQueryClient();
  const [hadIt, setHadIt] = useState(false);
  const isMine = worker?.isMe ?? false;
  const isFree = worker === null;
  if (isMine && !hadIt) setHadIt(true);

  const takeIfFree = useEffectEvent(() => {
    if (!isFree) return;
    void call(take, { kind: 'request', id })
      .then(() => client.invalidateQueries({ queryKey: [one.name] }))
      .catch(() => {
        // Not got: the answer itself is refused where somebody else has it.
      });
  });

  // Taken once, when it is opened: whoever is taken over from does not take it back unasked.
  useEffect(() => {
    if (canBeAnswered) takeIfFree();
  }, [canBeAnswered]);

  useEffect(() => {
    if (!canBeAnswered || !(isMine || isFree)) return undefined;
    const timer = setInterval(() => {
      if (Date.now() - lastPressAt() > patience) return;
      // What ended while nobody was here is taken again by who comes back.
      void call(isMine ? keep : take, { kind: 'request', id })
        .then(({ worker: now }) => {
          const isSame = isMine && now?.isMe;
          return isSame ? undefined : client.invalidateQueries({ queryKey: [one.name] });
        })
        .catch(() => {
          // It ends by itself some minutes later; the next word may come through.
        });
    }, every);
    return () => clearInterval(timer);
  }, [client, id, canBeAnswered, isMine, isFree]);

  useEffect(
    () => () => {
      void call(letGo, { kind: 'request', id }).catch(() => {
        // It ends by itself some minutes later.
      });
    },
    [id],
  );

  if (isMine) return 'mine';
  if (isFree) return 'free';
  return hadIt ? 'taken-over' : 'anothers';
}
