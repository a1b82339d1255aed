import { lazy, useId, useState, type ChangeEvent, type MouseEvent } from 'react';
import { prescriptionAccept, prescriptionLimits } from '#domain/prescription-file.ts';
import type { LetterPhoto } from '#domain/outbox-letter.ts';
import { Later } from '#parts/later/Later.tsx';
import type { FileComplaint } from '#parts/request-draft/picked-files.ts';
import { useLanguage, useText } from '#state/language.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import type { Language } from '#text/sentences.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import styles from './PrescriptionPicker.module.css';

const Viewfinder = lazy(async () => ({
  default: (await import('./Viewfinder.tsx')).Viewfinder,
}));

export interface PrescriptionPickerProps {
  letterId: string;
  photos: readonly LetterPhoto[];
  /** Files on their way into the letter. */
  adding: number;
  complaints: readonly FileComplaint[];
  /** Before the picker or the camera opens: Android may end the page meanwhile. */
  onOpen: () => void;
  /** In the picker's own event, while the files can still be read. */
  onPick: (files: File[]) => void;
  onRemove: (n: number) => void;
}

/** Prescription pictures and documents: chosen or photographed, seen, removed (S1 §2, §5). */
export function PrescriptionPicker({
  letterId,
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

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // The same file may be picked again after it was removed.
    event.target.value = '';
    if (files.length > 0) onPick(files);
  }

  /** The page's own viewfinder where there is one: Android may end the page behind its camera app. */
  function look(event: MouseEvent): void {
    onOpen();
    if (!('mediaDevices' in navigator)) return;
    event.preventDefault();
    setLooking(true);
  }

  const shared = {
    type: 'file',
    className: styles['input'],
    'aria-describedby': `${id}-limits`,
    disabled: isFull,
    onChange: take,
  } as const;

  return (
    <div className={styles['picker']}>
      <p id={`${id}-limits`} className={styles['limits']}>
        {t.limits} {t.privacy}
      </p>
      {photos.length > 0 && (
        <ul className={styles['photos']}>
          {photos.map((photo, index) => (
            <PhotoPreview
              key={`${letterId}/${photo.n}`}
              letterId={letterId}
              photo={photo}
              position={index + 1}
              onRemove={() => onRemove(photo.n)}
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
          <label className={classes(buttonLook('secondary'), styles['way'])}>
            <Icon name="upload" />
            {t.choose}
            <input {...shared} onClick={onOpen} accept={prescriptionAccept} multiple />
          </label>
          <label className={classes(buttonLook('secondary'), styles['way'], styles['camera'])}>
            <Icon name="camera" />
            {t.takePhoto}
            <input {...shared} onClick={look} accept="image/*" capture="environment" />
          </label>
        </div>
      )}
      {isLooking && (
        <Later failed={<Notice tone="warning">{t.viewfinderLost}</Notice>}>
          <Viewfinder
            room={prescriptionLimits.files - photos.length - adding}
            onPhoto={(photo) => onPick([photo])}
            onClose={() => setLooking(false)}
          />
        </Later>
      )}
    </div>
  );
}

function complaintText({ name, problem }: FileComplaint, language: Language): string {
  return `${name}: ${fileProblemText(problem, language)}`;
}
