import { isUnreachable, sentenceOf } from '#counter/api/problem.ts';
import { useText } from '#state/language.ts';
import { problemsText } from '#text/counter/problems.ts';
import { Notice } from '#ui/Notice.tsx';

/** Why a change was not made, in place; nothing where nothing went wrong. */
export function ProblemNotice({ problem }: { problem: unknown }) {
  const t = useText(problemsText);
  if (!problem) return null;
  return (
    <Notice tone={isUnreachable(problem) ? 'offline' : 'error'} live>
      {sentenceOf(problem, t)}
    </Notice>
  );
}
