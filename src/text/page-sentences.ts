/**
 * The sentences of one long page (terms, privacy). In the built shop their
 * Bengali is no part of everyone's: it travels alone, for who reads that page
 * in Bengali (scripts/bengali-apart.ts, src/state/page-text.ts).
 */
import { learnBengali, sentences, type Pairs } from './sentences.ts';

/** A text file's Bengali half: its areas by name. */
type BengaliHalf = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const unread = new Map<Pairs, () => Promise<BengaliHalf>>();

/** Declares a page's sentences. Name and way to its Bengali are filled in where the halves travel apart. */
// @__NO_SIDE_EFFECTS__
export function pageSentences<const P extends Pairs>(
  pairs: P,
  area?: string,
  fetchBengali?: () => Promise<BengaliHalf>,
): P {
  if (fetchBengali) unread.set(pairs, fetchBengali);
  return sentences(pairs, area);
}

/** True while a page's Bengali is not here. */
export function lacksBengali(pairs: Pairs): boolean {
  return unread.has(pairs);
}

/** Fetches a page's Bengali; rejects where the network does not bring it. */
export async function fetchBengaliOf(pairs: Pairs): Promise<void> {
  const fetchHalf = unread.get(pairs);
  if (!fetchHalf) return;
  learnBengali(await fetchHalf());
  unread.delete(pairs);
}
