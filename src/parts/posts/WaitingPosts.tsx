import { isUnsent, type Submission } from '#domain/submission.ts';
import { SubmissionCard } from '#parts/submissions/SubmissionCard.tsx';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import styles from './WaitingPosts.module.css';

export interface WaitingPostsProps {
  fits: (submission: Submission) => boolean;
  /** The accessible name of the list. */
  label: string;
  /**
   * The time of the list's last response, in milliseconds. Posts that arrived later are not in the
   * list yet.
   */
  readAt: number;
}

/** The customer's own posts on this phone that are not in the list yet, with their status. */
export function WaitingPosts({ fits, label, readAt }: WaitingPostsProps) {
  const { submissions, at } = useSubmissions();
  const waiting = submissions.filter(
    (submission) => fits(submission) && !isInList(submission, readAt),
  );
  if (waiting.length === 0) return null;
  return (
    <ul className={styles['kept']} aria-label={label}>
      {waiting.map((submission) => (
        <li key={submission.id}>
          {/* "Edit" turns it into the draft of the form above, which updates itself. */}
          <SubmissionCard submission={submission} at={at} onEdit={() => undefined} />
        </li>
      ))}
    </ul>
  );
}

function isInList(submission: Submission, readAt: number): boolean {
  return !isUnsent(submission) && Date.parse(submission.sentAt ?? '') <= readAt;
}
