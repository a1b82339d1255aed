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
  /** The draft is forgotten: the quote was given, or the pharmacist starts again. */
  forget: () => void;
  /** Something was decided or written by hand before the request was opened, and is not sent yet. */
  isFromBefore: boolean;
  /** The request was quoted or moved since the draft was begun. */
  isOvertaken: boolean;
}

/** The draft of a request's quote: what was begun in this browser, else what the request and the catalogue say (counter-89). */
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

/** Null for nothing, and for what another version of the counter has kept. */
function readKept(kept: unknown): QuoteDraft | null {
  const read = v.safeParse(storedQuote, kept);
  return read.success ? read.output : null;
}
