import { reasonOf } from '#api/failure.ts';
import { Unvisited } from '#parts/unvisited/Unvisited.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { searchText } from '#text/search.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';

export interface SearchFailedProps {
  error: Error | null;
  onRetry: () => void;
}

/** Shown if the search failed: stored products while offline, else the error. */
export function SearchFailed({ error, onRetry }: SearchFailedProps) {
  const t = useText(searchText);
  const errors = useText(errorsText);
  const reason = reasonOf(error);
  const words = wordsFor(reason, useLanguage());
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {errors.retry}
    </Button>
  );
  if (reason.kind === 'unreachable') return <Unvisited action={retry}>{t.offline}</Unvisited>;
  return (
    <ErrorState title={words.whole} action={retry}>
      {words.hint}
    </ErrorState>
  );
}
