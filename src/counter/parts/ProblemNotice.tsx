import { isUnreachable, sentenceOf } from '#counter/api/problem.ts';
import { useText } from '#state/language.ts';
import { problemsText } from '#text/counter/problems.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Notice } from '#ui/Notice.tsx';

/** The reason why a change failed, scrolled into view. Renders nothing without a problem. */
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

/** The notice may be at the end of a dialog that is longer than a phone's screen. */
function show(place: HTMLElement | null): void {
  if (place) bringIntoView(place);
}
