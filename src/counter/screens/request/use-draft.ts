import { useMemo, useState } from 'react';
import * as v from 'valibot';
import {
  draftOf as keptOf,
  dropDraft,
  keepDraft,
  useDraftOf,
} from '#counter/parts/drafts/stored-drafts.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import {
  changeDraft,
  draftOf,
  withStockOf,
  type QuoteDraft,
  type DraftEvent,
  type Matches,
} from './quote-draft.ts';
import { storedQuote } from './stored-quote.ts';

export interface KeptDraft {
  draft: QuoteDraft;
  change: (event: DraftEvent) => void;
  /** Deletes the draft, because the quote was sent or the pharmacist starts again. */
  forget: () => void;
  /** The draft was begun before the request was opened, and is not sent yet. */
  isFromBefore: boolean;
  /** The request was quoted or moved since the draft was begun. */
  isOvertaken: boolean;
}

/**
 * The draft of a request's quote: the one that was begun in this browser, or else an initial one
 * from the request and the catalogue (counter-89).
 */
export function useDraft(request: CounterRequest, matches: Matches): KeptDraft {
  const thing = `request ${request.id}`;
  const kept = useDraftOf(thing);
  const begun = useMemo(() => readKept(kept), [kept]);
  const fresh = useMemo(() => draftOf(request, matches), [request, matches]);
  const draft = useMemo(
    () => (begun ? withStockOf(begun, matches) : fresh),
    [begun, fresh, matches],
  );
  const isBegun = begun !== null;
  const [isFromBefore, setFromBefore] = useState(isBegun);
  return {
    draft,
    isFromBefore,
    isOvertaken: isBegun && begun.version !== request.version,
    change: (event) => keepDraft(thing, changeDraft(readKept(keptOf(thing)) ?? draft, event)),
    forget: () => {
      setFromBefore(false);
      dropDraft(thing);
    },
  };
}

/** Null if there is no draft, or if another version of the counter stored it in another shape. */
function readKept(kept: unknown): QuoteDraft | null {
  const read = v.safeParse(storedQuote, kept);
  return read.success ? read.output : null;
}
