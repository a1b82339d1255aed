import { refusedPhotos, type Submission } from '#domain/submission.ts';
import { statusOf } from '#domain/delivery-status.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { statusText } from '#parts/submissions/submission-words.ts';
import { useLanguage, useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { uploadName } from './upload-name.ts';
import styles from './PrescriptionsScreen.module.css';

/** The files of a batch that the pharmacy has refused, and a note that the others arrived. */
export function RefusedFiles({ submission }: { submission: Submission }) {
  const t = useText(prescriptionHistoryText);
  const outbox = useText(outboxText);
  const language = useLanguage();
  const arrived = submission.photos.filter((photo) => photo.serverId !== null).length;
  const files = refusedPhotos(submission);
  const { lastError, createdAt } = submission;
  return (
    <Notice
      tone="error"
      live
      action={
        <Button variant="quiet" onClick={() => void deleteSubmission(submission.id)}>
          {outbox.understood}
        </Button>
      }
    >
      {files.length > 0 ? (
        <>
          <p>{t.notTaken}</p>
          <ul className={styles['lines']}>
            {files.map(({ n, name, refused }) => (
              <li key={n}>
                {name || t.file(n)}: {refused}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {outbox.about(
            uploadName(submission, language),
            statusText(statusOf(submission, lastError?.at ?? createdAt), outbox),
          )}
        </p>
      )}
      {arrived > 0 && <p>{t.othersArrived(arrived)}</p>}
    </Notice>
  );
}
