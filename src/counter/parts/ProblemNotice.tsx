import { isUnreachable, sentenceOf } from '#counter/api/problem.ts';
import { useText } from '#state/language.ts';
import { problemsText } from '#text/counter/problems.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Notice } from '#ui/Notice.tsx';

/** Why a change was not made, in place and in sight; nothing where nothing went wrong. */
export function ProblemNotice({ problem }: { problem: unknown }) {
  const t = useText(problemsText);
  if (!problem) return null;
  return (
    <div ref={show}>
      <Notice tone={isUnreachable(problem) ? 'offline' : 'error'} live>
        {sentenceOf(problem, t)}
      </Notice>
    </div>
  );
}

/** It may stand at the end of a dialog that is longer than a phone. */
function show(place: HTMLElement | null): void {
  if (place) bringIntoView(place);
}
