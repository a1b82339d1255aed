import type { UploadProgress } from '#counter/api/use-upload.ts';
import { useText } from '#state/language.ts';
import { uploadsText } from '#text/counter/uploads.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import styles from './UploadState.module.css';

export interface UploadStateProps {
  /** What `useUpload` gives. */
  upload: UploadProgress;
  /** What the shop does once all of it has left: 'Making the three sizes …'. */
  working: string;
  /** The form around it says why it failed, and its button sends it again. */
  isInForm?: boolean;
}

/** A file on its way: how much has left, and a way to stop it; where it did not arrive, why, and another try (counter-224). */
export function UploadState({ upload, working, isInForm = false }: UploadStateProps) {
  const t = useText(uploadsText);
  const { isSending, sent, problem, isStopped, fileName } = upload;
  if (isSending) {
    return (
      <div className={styles['upload']}>
        {sent < 1 ? (
          <ProgressBar label={t.sending(Math.floor(sent * 100))} value={sent} />
        ) : (
          <ProgressBar label={working} />
        )}
        <Button variant="quiet" onClick={upload.stop}>
          {t.stop}
        </Button>
      </div>
    );
  }
  const notice = isStopped ? (
    <Notice tone="info" live>
      {t.stopped}
    </Notice>
  ) : (
    <ProblemNotice problem={problem} />
  );
  if (isInForm) return isStopped ? notice : null;
  return (
    <>
      {notice}
      {fileName && (
        <div className={styles['upload']}>
          <p className={styles['kept']}>{t.kept(fileName)}</p>
          <Button variant="secondary" onClick={upload.sendAgain}>
            {t.again}
          </Button>
        </div>
      )}
    </>
  );
}
