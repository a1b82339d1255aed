import type { counterRequestText } from '#text/counter/request.ts';
import type { Spoken } from '#text/sentences.ts';
import type { AnswerDraft, DraftProblem } from './answer-draft.ts';

/** What is said of the first thing that stands in the way of answering. */
export function faultWords(
  { key, kind }: DraftProblem,
  { rows }: AnswerDraft,
  t: Spoken<typeof counterRequestText>,
): string {
  const position = rows.findIndex((row) => row.key === key) + 1;
  switch (kind) {
    case 'undecided':
      return t.decideFirst(position);
    case 'no-price':
      return t.priceFirst(position);
    case 'no-name':
      return t.nameFirst(position);
    case 'too-many':
      return t.tooMany(position);
    case 'no-rows':
      return t.noRows;
  }
}
