import { useEffect, useState } from 'react';
import { prescriptionAccept } from '#domain/prescription-file.ts';
import { statusOf } from '#domain/delivery-status.ts';
import { statusText } from '#parts/submissions/submission-words.ts';
import { FileTarget } from '#parts/prescriptions/FileTarget.tsx';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import type { FileComplaint } from '#parts/draft/picked-files.ts';
import { useLanguage, useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import type { ButtonVariant } from '#ui/button-look.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import surface from '#ui/surface.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { savePrescriptions } from './save-prescriptions.ts';
import { uploadName } from './upload-name.ts';
import styles from './PrescriptionsScreen.module.css';

export interface UploadAreaProps {
  /** The look of its button, because a screen has only one main action. */
  look: ButtonVariant;
  onArrived: () => void;
}

/**
 * Adds prescriptions to the account through the outbox. Without a network they wait on this phone.
 */
export function UploadArea({ look, onArrived }: UploadAreaProps) {
  const t = useText(prescriptionHistoryText);
  const files = useText(prescriptionsText);
  const outbox = useText(outboxText);
  const language = useLanguage();
  const { id: owner } = useCustomer();
  const [adding, setAdding] = useState(0);
  const [complaints, setComplaints] = useState<readonly FileComplaint[]>([]);
  const { submissions, at } = useSubmissions();
  const own = submissions.filter((submission) => submission.kind === 'prescription');
  const waiting = own.filter(
    (submission) => submission.state !== 'sent' && submission.state !== 'refused',
  );
  const refused = own.filter((submission) => submission.state === 'refused');
  const arrived =
    own.filter((submission) => submission.state === 'sent').length +
    refused.flatMap((submission) => submission.photos.filter((photo) => photo.serverId !== null))
      .length;

  // The outbox has delivered prescriptions, so the list must be refetched.
  useEffect(() => {
    if (arrived > 0) onArrived();
  }, [arrived, onArrived]);

  async function save(picked: readonly File[]): Promise<void> {
    setAdding(picked.length);
    setComplaints(await savePrescriptions(picked, owner));
    setAdding(0);
  }

  return (
    <section className={surface['card']}>
      <p className={styles['small']}>
        {files.limits} {files.privacy}
      </p>
      {adding > 0 && <ProgressBar label={files.adding(adding)} />}
      {waiting.length > 0 && (
        <Notice tone="offline" icon="smartphone" live>
          <ul className={styles['lines']}>
            {waiting.map((submission) => (
              <li key={submission.id}>
                {outbox.about(
                  uploadName(submission, language),
                  statusText(statusOf(submission, at), outbox),
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {refused.map((submission) => (
        <RefusedFiles key={submission.id} submission={submission} />
      ))}
      {complaints.length > 0 && (
        <Notice tone="error" live>
          <ul className={styles['lines']}>
            {complaints.map(({ name, problem }) => (
              <li key={`${name} ${problem}`}>
                {name}:{' '}
                {problem === 'wrong-type'
                  ? files.wrongTypeInProfile
                  : fileProblemText(problem, language)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FileTarget isOpen={adding === 0} onFiles={(picked) => void save(picked)}>
        <FileButton
          icon="upload"
          variant={look}
          accept={prescriptionAccept}
          multiple
          disabled={adding > 0}
          className={styles['choose']}
          onFiles={(picked) => void save(picked)}
        >
          {t.upload}
        </FileButton>
      </FileTarget>
    </section>
  );
}
