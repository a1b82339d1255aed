import type { UploadProgress } from '#counter/api/use-upload.ts';
import { useText } from '#state/language.ts';
import { uploadsText } from '#text/counter/uploads.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import styles from './UploadState.module.css';

export interface UploadStateProps {
  /** The result of `useUpload`. */
  upload: UploadProgress;
  /** The text while the server processes the uploaded file: 'Making the three sizes …'. */
  working: string;
  /** The surrounding form shows why the upload failed, and its button repeats it. */
  isInForm?: boolean;
}

/**
 * The progress of an upload with a stop button. After a failure, shows the reason and a retry
 * button (counter-224).
 */
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
