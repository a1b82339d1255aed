import type { Submission } from '#domain/submission.ts';
import { acknowledgeRemovedSubmissions } from '#outbox/observe.ts';
import { useText } from '#state/language.ts';
import { openSignIn } from '#state/sign-in.ts';
import { outboxText } from '#text/outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import styles from './SubmissionList.module.css';
import { useGoToForm } from './use-go-to-form.ts';

export interface SubmissionListProps {
  submissions: readonly Submission[];
  /** The number of submissions that wait until their owner, whose session has ended, signs in. */
  waitForOwner?: number;
  removedByBrowser: number;
  /** The time at which leases are evaluated. */
  at: string;
  /** Called before "Edit" opens the form, so that a dialog around the list can close. */
  onLeave?: () => void;
}

/** The submissions on this phone, newest first, and those that the browser has evicted. */
export function SubmissionList({
  submissions,
  waitForOwner = 0,
  removedByBrowser,
  at,
  onLeave,
}: SubmissionListProps) {
  const t = useText(outboxText);
  const goToForm = useGoToForm();

  function leaveFor(submission: Submission): void {
    onLeave?.();
    goToForm(submission);
  }

  function signIn(): void {
    onLeave?.();
    openSignIn();
  }

  return (
    <div className={styles['list']}>
      {removedByBrowser > 0 && (
        <Notice
          live
          tone="warning"
          action={
            <Button variant="quiet" onClick={acknowledgeRemovedSubmissions}>
              {t.understood}
            </Button>
          }
        >
          {t.lostByBrowser(removedByBrowser)}
        </Notice>
      )}
      {waitForOwner > 0 && (
        <Notice
          tone="warning"
          icon="smartphone"
          action={
            <Button variant="quiet" onClick={signIn}>
              {t.signIn}
            </Button>
          }
        >
          {t.waitForOwner(waitForOwner)}
        </Notice>
      )}
      {submissions.length > 0 && (
        <ul className={styles['submissions']}>
          {submissions.map((submission) => (
            <li key={submission.id}>
              <SubmissionCard submission={submission} at={at} onEdit={() => leaveFor(submission)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
