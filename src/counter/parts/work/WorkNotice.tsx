import { useChange } from '#counter/api/use-change.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { take, type Worker } from '#contract/counter/queue.ts';
import type { WorkKind } from '#domain/queue.ts';
import { useLanguage, useText } from '#state/language.ts';
import { timeOf } from '#text/dates.ts';
import { workText } from '#text/counter/work.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { WorkState } from './use-work.ts';

interface WorkNoticeProps {
  kind: WorkKind;
  id: string;
  worker: Worker | null;
  work: WorkState;
  /** The consequence for the viewer. */
  hint: string;
  /** The text after the sentence that somebody has taken the lease over from the viewer. */
  afterwards?: string;
}

/** Shows who else works on an item and since when, with a button to take it over. */
export function WorkNotice({ kind, id, worker, work, hint, afterwards = '' }: WorkNoticeProps) {
  const t = useText(workText);
  const language = useLanguage();
  const taking = useChange(take);
  if (!worker || (work !== 'anothers' && work !== 'taken-over')) return null;

  function takeOver(): void {
    const wish = { kind, id, takeOver: true };
    taking.mutate(wish, { onSuccess: () => say(t.tookOver) });
  }

  return (
    <>
      <Notice
        tone="warning"
        icon="user"
        live
        action={
          <Button variant="secondary" busy={taking.isPending} onClick={takeOver}>
            {t.takeOver}
          </Button>
        }
      >
        {work === 'taken-over' ? (
          <>
            <b>{t.takenOver(worker.name)}</b> {afterwards}
          </>
        ) : (
          <>
            <b>{t.workedOn(worker.name, timeOf(worker.since, language))}</b> {hint}
          </>
        )}
      </Notice>
      <ProblemNotice problem={taking.error} />
    </>
  );
}
