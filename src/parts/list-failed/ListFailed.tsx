import { reasonOf } from '#api/failure.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';

export interface ListFailedProps {
  error: Error;
  words: {
    /** The shop answered, but not with what was asked for. */
    failed: string;
    /** There is no network, and the phone has not seen it yet. */
    away: string;
    awayHint: string;
  };
  onRetry: () => void;
}

/** In place of a list that this phone has nothing of: grey without a network, red where something went wrong. */
export function ListFailed({ error, words, onRetry }: ListFailedProps) {
  const errors = useText(errorsText);
  const language = useLanguage();
  const network = useNetwork();
  const reason = reasonOf(error);
  const isAway = network !== 'online' || reason.kind === 'unreachable' || reason.kind === 'tooSlow';
  const { sentence, code } = wordsFor(reason, language);
  return (
    <ErrorState
      offline={isAway}
      title={isAway ? words.away : words.failed}
      smallPrint={isAway ? null : code}
      action={<Button onClick={onRetry}>{errors.retry}</Button>}
    >
      <p>{isAway ? words.awayHint : sentence}</p>
    </ErrorState>
  );
}
