import { useState } from 'react';
import { fetchFile, removePrescription } from '#api/prescriptions.ts';
import { prescriptionExtension } from '#domain/prescription-file.ts';
import type { Prescription } from '#domain/prescription.ts';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { saveFile } from '#parts/share/share-text.ts';
import { useLanguage, useText } from '#state/language.ts';
import { insideAppText } from '#text/inside-app.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { prescriptionName } from '#text/saved-prescriptions.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import surface from '#ui/surface.module.css';
import styles from './PrescriptionsScreen.module.css';

export interface PrescriptionCardProps {
  prescription: Prescription;
  /** The position in the list, from 1. */
  position: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onRemoved: () => void;
}

/** One saved prescription, which can be viewed, selected, downloaded and removed. */
export function PrescriptionCard({
  prescription,
  position,
  isSelected,
  onSelect,
  onRemoved,
}: PrescriptionCardProps) {
  const t = useText(prescriptionHistoryText);
  const inApp = useText(insideAppText);
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [failed, setFailed] = useState('');
  const { id, filePath } = prescription;
  const name = prescriptionName(prescription, position, useLanguage());

  async function download(): Promise<void> {
    setFailed('');
    try {
      const file = await fetchFile(filePath);
      const isSaved = saveFile(
        file,
        `${fileName(prescription, position)}.${prescriptionExtension(file.type)}`,
      );
      if (!isSaved) setFailed(inApp.noFile);
    } catch {
      // The text is the same for every error, because the customer can only try again.
      setFailed(t.downloadFailed);
    }
  }

  async function remove(): Promise<void> {
    setRemoving(true);
    try {
      await removePrescription(id);
      announce(t.removed);
      onRemoved();
    } catch {
      // The prescription and its button are still there.
      setFailed(t.removeFailed);
    }
    setRemoving(false);
    setAsking(false);
  }

  return (
    <div className={classes(surface['card'], styles['card'])}>
      <div className={styles['face']}>
        <PrivatePicture path={filePath} alt="" instead={t.document} large={name} />
      </div>
      <Checkbox label={name} aria-label={t.select(name)} checked={isSelected} onChange={onSelect} />
      {failed && (
        <p role="alert" className={styles['small']}>
          {failed}
        </p>
      )}
      <div className={styles['buttons']}>
        <IconButton icon="download" label={t.download(name)} onClick={() => void download()} />
        <IconButton icon="trash" label={t.remove(name)} onClick={() => setAsking(true)} />
      </div>
      {isAsking && (
        <AlertDialog
          title={t.removeSure}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button wide variant="danger" busy={isRemoving} onClick={() => void remove()}>
                {t.removeYes}
              </Button>
              <Button wide variant="quiet" onClick={() => setAsking(false)}>
                {t.removeNo}
              </Button>
            </>
          }
        >
          <p>{t.removeHint}</p>
        </AlertDialog>
      )}
    </div>
  );
}

/** The name that the list shows, with only characters that every file system accepts. */
function fileName({ createdAt, nthOfMinute }: Prescription, position: number): string {
  if (!createdAt) return `prescription-${position}`;
  const moment = createdAt.slice(0, 16).replace(/[T:]/g, '-');
  return `prescription-${moment}${nthOfMinute > 1 ? `-${nthOfMinute}` : ''}`;
}
