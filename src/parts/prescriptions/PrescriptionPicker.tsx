import { useId, useState, type MouseEvent } from 'react';
import { prescriptionAccept, prescriptionLimits } from '#domain/prescription-file.ts';
import type { SubmissionPhoto } from '#domain/submission.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import type { FileComplaint } from '#parts/draft/picked-files.ts';
import { useLanguage, useText } from '#state/language.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import type { Language } from '#text/sentences.ts';
import { FileButton, type FileButtonProps } from '#ui/FileButton.tsx';
import { focusBeside } from '#ui/focus-beside.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { FileTarget } from './FileTarget.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import styles from './PrescriptionPicker.module.css';

const Viewfinder = lazyPart(async () => (await import('./Viewfinder.tsx')).Viewfinder, {
  Failed: ViewfinderLost,
});

export interface PrescriptionPickerProps {
  submissionId: string;
  photos: readonly SubmissionPhoto[];
  /** The number of files that are being added to the submission. */
  adding: number;
  complaints: readonly FileComplaint[];
  /** Called before the picker or the camera opens, because Android may kill the page meanwhile. */
  onOpen: () => void;
  /** Called synchronously in the picker's change event, while the files are still readable. */
  onPick: (files: File[]) => void;
  onRemove: (n: number) => void;
}

/**
 * Lets the customer choose or photograph prescription pictures and documents, view them and remove
 * them (prescriptions-10, prescriptions-13).
 */
export function PrescriptionPicker({
  submissionId,
  photos,
  adding,
  complaints,
  onOpen,
  onPick,
  onRemove,
}: PrescriptionPickerProps) {
  const t = useText(prescriptionsText);
  const language = useLanguage();
  const id = useId();
  const [isLooking, setLooking] = useState(false);
  const isFull = photos.length + adding >= prescriptionLimits.files;

  /**
   * Opens the page's own viewfinder if the browser has a camera API, because Android may kill the
   * page while its camera app is open.
   */
  function look(event: MouseEvent): void {
    onOpen();
    if (!('mediaDevices' in navigator)) return;
    event.preventDefault();
    setLooking(true);
  }

  const shared = {
    variant: 'secondary',
    describedBy: `${id}-limits`,
    disabled: isFull,
    onFiles: onPick,
  } satisfies Partial<FileButtonProps>;

  return (
    <FileTarget isOpen={!isFull && !isLooking} onFiles={onPick}>
      <div className={styles['picker']}>
        <p id={`${id}-limits`} className={styles['limits']}>
          {t.limits} {t.privacy} <span className={styles['desktop']}>{t.pasteOrDrop}</span>
        </p>
        {photos.some((photo) => photo.refused !== undefined) && (
          <div ref={leadHere}>
            <Notice tone="error" live>
              {t.replaceRefused}
            </Notice>
          </div>
        )}
        {photos.length > 0 && (
          <ul className={styles['photos']}>
            {photos.map((photo, index) => (
              <PhotoPreview
                key={`${submissionId}/${photo.n}`}
                submissionId={submissionId}
                photo={photo}
                position={index + 1}
                onRemove={() => {
                  focusBeside();
                  onRemove(photo.n);
                }}
              />
            ))}
          </ul>
        )}
        {adding > 0 && <ProgressBar label={t.adding(adding)} />}
        {complaints.length > 0 && (
          <Notice tone="error" live>
            <ul className={styles['complaints']}>
              {complaints.map((complaint) => (
                <li key={`${complaint.name} ${complaint.problem}`}>
                  {complaintText(complaint, language)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {isFull ? (
          <Notice tone="info">{t.tooMany}</Notice>
        ) : (
          <div className={styles['ways']}>
            <FileButton
              {...shared}
              icon="upload"
              accept={prescriptionAccept}
              multiple
              onOpen={onOpen}
            >
              {t.choose}
            </FileButton>
            <FileButton
              {...shared}
              icon="camera"
              accept="image/*"
              capture="environment"
              className={styles['camera']}
              onOpen={look}
            >
              {t.takePhoto}
            </FileButton>
          </div>
        )}
        {isLooking && (
          <Viewfinder
            remaining={prescriptionLimits.files - photos.length - adding}
            onPhoto={(photo) => onPick([photo])}
            onClose={() => setLooking(false)}
          />
        )}
      </div>
    </FileTarget>
  );
}

/** Scrolls a complaint into view as soon as it is rendered. */
function leadHere(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'center' });
}

function complaintText({ name, problem }: FileComplaint, language: Language): string {
  return `${name}: ${fileProblemText(problem, language)}`;
}

function ViewfinderLost() {
  const t = useText(prescriptionsText);
  return <Notice tone="warning">{t.viewfinderLost}</Notice>;
}
