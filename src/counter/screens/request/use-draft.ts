/**
 * The answers that are being written in this page. In memory alone, by who writes them: the counter's
 * computer is shared, and what is kept in its storage outlives whoever typed it (counter-89).
 */
import { useEffect, useMemo } from 'react';
import { useSession } from '#counter/api/session.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';
import {
  changeDraft,
  draftOf,
  withStockOf,
  type AnswerDraft,
  type DraftEvent,
  type Matches,
} from './answer-draft.ts';

const drafts = createEphemeralStore<ReadonlyMap<string, AnswerDraft>>(new Map());

export interface KeptDraft {
  draft: AnswerDraft;
  change: (event: DraftEvent) => void;
  /** The draft is forgotten: the answer was given, or the pharmacist starts again. */
  forget: () => void;
  /** Something was decided or written by hand, and is not sent yet. */
  isBegun: boolean;
  /** The request was answered or moved since the draft was begun. */
  isOvertaken: boolean;
}

/** The draft of a request's answer: what was begun in this page, else what the request and the catalogue say. */
export function useDraft(request: CounterRequest, matches: Matches): KeptDraft {
  const { member } = useSession();
  const key = `${member?.id ?? ''} ${request.id}`;
  const begun = useStore(drafts).get(key);
  const fresh = useMemo(() => draftOf(request, matches), [request, matches]);
  const draft = useMemo(
    () => (begun ? withStockOf(begun, matches) : fresh),
    [begun, fresh, matches],
  );
  const isBegun = begun !== undefined;

  // Only leaving the counter's page as a whole would lose it: then the browser asks.
  useEffect(() => {
    if (!isBegun) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBegun]);

  return {
    draft,
    isBegun,
    isOvertaken: isBegun && begun.version !== request.version,
    change: (event) => {
      drafts.set((all) => new Map(all).set(key, changeDraft(all.get(key) ?? draft, event)));
    },
    forget: () => {
      drafts.set((all) => new Map([...all].filter(([one]) => one !== key)));
    },
  };
}
