import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { listTitle } from './submission-words.ts';
import { SubmissionList } from './SubmissionList.tsx';
import { useSubmissions } from './use-submissions.ts';
import styles from './SubmissionList.module.css';

/** The submissions on this phone as a section of a page. Renders nothing if there are none. */
export function SubmissionsHere() {
  const t = useText(outboxText);
  const { submissions, waitForOwner, removedByBrowser, at } = useSubmissions();
  if (submissions.length + waitForOwner.length + removedByBrowser === 0) return null;
  return (
    <section className={styles['here']} aria-labelledby="submissions-here">
      <h2 id="submissions-here">{listTitle(submissions, t)}</h2>
      <SubmissionList
        submissions={submissions}
        waitForOwner={waitForOwner.length}
        removedByBrowser={removedByBrowser}
        at={at}
      />
    </section>
  );
}
