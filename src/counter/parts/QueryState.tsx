import type { ReactNode } from 'react';
import { isUnreachable, sentenceOf } from '#counter/api/problem.ts';
import { useText } from '#state/language.ts';
import { problemsText } from '#text/counter/problems.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Waiting } from './Waiting.tsx';

export interface QueryStateProps<Content> {
  /** The result of `useEndpoint` or `usePieces`. */
  query: {
    data: Content | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Shown while nothing has loaded. Default: a skeleton of some rows. */
  waiting?: ReactNode;
  children: (content: Content) => ReactNode;
}

/** Renders a query in each of its states: loading, failed, offline, loaded, or loaded and stale. */
export function QueryState<Content>({ query, waiting, children }: QueryStateProps<Content>) {
  const t = useText(problemsText);
  const { data, error, isPending, refetch } = query;
  const retryButton = (
    <Button variant="secondary" busy={query.isFetching} onClick={() => void refetch()}>
      {t.again}
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Notice tone="offline" action={retryButton} live>
            {t.older}
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (isPending) return waiting ?? <Waiting />;
  if (isUnreachable(error)) {
    return (
      <ErrorState offline title={t.noNetwork} action={retryButton}>
        {t.noNetworkHere}
      </ErrorState>
    );
  }
  return (
    <ErrorState title={t.notShown} action={retryButton}>
      {sentenceOf(error, t)}
    </ErrorState>
  );
}
