import type { ReactNode } from 'react';
import { isUnreachable, sentenceOf } from '#counter/api/problem.ts';
import { useText } from '#state/language.ts';
import { problemsText } from '#text/counter/problems.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Waiting } from './Waiting.tsx';

export interface AnswerProps<Content> {
  /** What `useAnswer` or `usePieces` gives. */
  answer: {
    data: Content | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** While nothing has come; some rows where absent. */
  waiting?: ReactNode;
  children: (content: Content) => ReactNode;
}

/** What an answer shows in each of its states: waiting, failed, without a network, there, or there but old. */
export function Answer<Content>({ answer, waiting, children }: AnswerProps<Content>) {
  const t = useText(problemsText);
  const { data, error, isPending, refetch } = answer;
  const again = (
    <Button variant="secondary" busy={answer.isFetching} onClick={() => void refetch()}>
      {t.again}
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Notice tone="offline" action={again} live>
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
      <ErrorState offline title={t.noNetwork} action={again}>
        {t.noNetworkHere}
      </ErrorState>
    );
  }
  return (
    <ErrorState title={t.notShown} action={again}>
      {sentenceOf(error, t)}
    </ErrorState>
  );
}
