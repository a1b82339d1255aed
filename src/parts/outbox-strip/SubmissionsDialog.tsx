import { SubmissionList } from '#parts/submissions/SubmissionList.tsx';
import { listTitle } from '#parts/submissions/submission-words.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { Dialog } from '#ui/Dialog.tsx';

/** The list of submissions as a dialog over any screen. */
export function SubmissionsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(outboxText);
  const { submissions, waitForOwner, removedByBrowser, at } = useSubmissions();
  return (
    <Dialog size="wide" title={listTitle(submissions, t)} closeLabel={t.close} onClose={onClose}>
      {submissions.length + waitForOwner.length + removedByBrowser === 0 && <p>{t.none}</p>}
      <SubmissionList
        submissions={submissions}
        waitForOwner={waitForOwner.length}
        removedByBrowser={removedByBrowser}
        at={at}
        onLeave={onClose}
      />
    </Dialog>
  );
}
