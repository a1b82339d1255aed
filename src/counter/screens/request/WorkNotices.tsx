import { useChange } from '#counter/api/use-change.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { take } from '#contract/counter/queue.ts';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { useLanguage, useText } from '#state/language.ts';
import { timeOf } from '#text/dates.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { taka } from '#text/numbers.ts';
import { requestStatusText } from '#text/request-status.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { WorkState } from './use-work.ts';
import styles from './Request.module.css';

interface WorkNoticeProps {
  request: CounterRequest;
  work: WorkState;
}

/** Somebody else works on it: who, since when, and how to take it over. */
export function WorkNotice({ request, work }: WorkNoticeProps) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const taking = useChange(take);
  const { worker, id } = request;
  if (!worker || (work !== 'anothers' && work !== 'taken-over')) return null;
  return (
    <>
      <Notice
        tone="warning"
        icon="user"
        live
        action={
          <Button
            variant="secondary"
            busy={taking.isPending}
            onClick={() =>
              taking.mutate(
                { kind: 'request', id, takeOver: true },
                { onSuccess: () => say(t.tookOver) },
              )
            }
          >
            {t.takeOver}
          </Button>
        }
      >
        {work === 'taken-over' ? (
          t.takenOver(worker.name)
        ) : (
          <>
            <b>{t.workedOn(worker.name, timeOf(worker.since, language))}</b> {t.workedOnHint}
          </>
        )}
      </Notice>
      <ProblemNotice problem={taking.error} />
    </>
  );
}

interface OvertakenNoticeProps {
  request: CounterRequest;
  onGoOn: () => void;
  onTakeTheirs: () => void;
}

/** Somebody answered while this was being written: nothing of it is lost, and nothing was sent (counter-92). */
export function OvertakenNotice({ request, onGoOn, onTakeTheirs }: OvertakenNoticeProps) {
  const t = useText(counterRequestText);
  const statuses = useText(requestStatusText);
  const language = useLanguage();
  const { answer } = request;
  return (
    <Notice tone="warning" live>
      <p>
        <b>{t.changed}</b>
      </p>
      <p>
        {answer
          ? t.changedBy(answer.by, taka(answer.total, language))
          : t.movedBy(statuses[request.status])}
      </p>
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={onGoOn}>
          {t.goOn}
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {t.theirs}
        </Button>
      </div>
    </Notice>
  );
}
