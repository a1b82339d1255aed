import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { useLanguage } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { wordsFor, type ErrorWords } from '#text/errors.ts';

export interface Failure extends ErrorWords {
  /** Whether the phone reports that there is no network. */
  isOffline: boolean;
  /**
   * Whether there was no response, without a network or from a silent one. The request itself may
   * be valid.
   */
  isAway: boolean;
}

/** The texts for a failed call, in the reader's language (errors-15 to errors-25). */
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
