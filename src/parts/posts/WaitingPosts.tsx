import { isUnsent, type Submission } from '#domain/submission.ts';
import { SubmissionCard } from '#parts/submissions/SubmissionCard.tsx';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import styles from './WaitingPosts.module.css';

export interface WaitingPostsProps {
  fits: (submission: Submission) => boolean;
  /** What it is, for screen readers. */
  label: string;
  /** When the list below was last read, in ms: what arrived since then is not in it yet. */
  readAt: number;
}

/** The customer's own words that are on this phone and not in the list yet, with how they stand. */
export function WaitingPosts({ fits, label, readAt }: WaitingPostsProps) {
  const { submissions, at } = useSubmissions();
  const kept = submissions.filter(
    (submission) => fits(submission) && !isInList(submission, readAt),
  );
  if (kept.length === 0) return null;
  return (
    <ul className={styles['kept']} aria-label={label}>
      {kept.map((submission) => (
        <li key={submission.id}>
          {/* "Edit" makes it the draft of the form above, which follows by itself. */}
          <SubmissionCard submission={submission} at={at} onEdit={() => undefined} />
        </li>
      ))}
    </ul>
  );
}

function isInList(submission: Submission, readAt: number): boolean {
  return !isUnsent(submission) && Date.parse(submission.sentAt ?? '') <= readAt;
}
