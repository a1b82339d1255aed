import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { taka } from '#text/numbers.ts';
import { requestStatusText } from '#text/request-status.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Request.module.css';

interface OvertakenNoticeProps {
  request: CounterRequest;
  onGoOn: () => void;
  onTakeTheirs: () => void;
}

/**
 * Shown if somebody quoted while this quote was being written. The draft is not lost, and nothing
 * was sent (counter-92).
 */
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
