import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { useLanguage } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { wordsFor, type ErrorWords } from '#text/errors.ts';

export interface Failure extends ErrorWords {
  /** The phone itself says that there is no network. */
  isOffline: boolean;
  /** Nobody answered: no network, or one that is silent. Nothing is wrong with what was asked. */
  isAway: boolean;
}

/** What is to be said of a failed call, in the reader's language (errors-15 to errors-25). */
export function useFailure(error: unknown): Failure {
  const language = useLanguage();
  const isOffline = useNetwork() === 'offline';
  const reason = reasonOf(error);
  return {
    ...wordsFor(reason, language),
    isOffline,
    isAway: isOffline || hasNoResponse(reason),
  };
}
