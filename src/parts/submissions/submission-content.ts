/** The content of a submission as readable text. */
import type { Submission } from '#domain/submission.ts';
import type { ContentLine } from '#outbox/kind.ts';
import { kindOf } from '#outbox/kinds.ts';
import { nameAndStrength } from '#text/names.ts';
import { digits, taka } from '#text/numbers.ts';
import type { ProductWords } from '#text/product-words.ts';
import type { Language } from '#text/sentences.ts';

/** The number of characters after which a text is cut in a list. */
const maxShown = 200;

/**
 * The lines for a list, each cut to `maxShown` characters. Empty if there is no content (any
 * more).
 */
export function contentLines(
  submission: Submission,
  language: Language,
  words: ProductWords,
): string[] {
  return kindOf(submission)
    .linesOf(submission.payload)
    .map((line) => shortened(lineText(line, language, words)));
}

/** The complete content, for a copy. */
export function wholeContent(
  submission: Submission,
  language: Language,
  words: ProductWords,
): string[] {
  const { linesOf, detailsOf } = kindOf(submission);
  const { payload } = submission;
  return [...linesOf(payload), ...(detailsOf?.(payload) ?? [])].map((line) =>
    lineText(line, language, words),
  );
}

function lineText(
  { texts, quantity, amount }: ContentLine,
  language: Language,
  words: ProductWords,
): string {
  if (amount !== undefined) return taka(amount, language);
  const named = texts.map((text) =>
    typeof text === 'string' ? text : nameAndStrength({ strength: '', ...text }, words, language),
  );
  const line = named.filter(Boolean).join(', ');
  return quantity === undefined ? line : `${line} × ${digits(quantity, language)}`;
}

function shortened(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown).trimEnd()}…` : text;
}
