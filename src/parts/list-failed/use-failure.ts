import { isUnanswered, reasonOf } from '#api/failure.ts';
import { useLanguage } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { wordsFor, type ErrorWords } from '#text/errors.ts';

export interface Failure extends ErrorWords {
  /** The network is merely away: nothing is wrong with what was asked. */
  isAway: boolean;
}

/** What is to be said of a failed call, in the reader's language (S1 §8). */
export function useFailure(error: unknown): Failure {
  const language = useLanguage();
  const network = useNetwork();
  const reason = reasonOf(error);
  return {
    ...wordsFor(reason, language),
    isAway: network !== 'online' || isUnanswered(reason),
  };
}
