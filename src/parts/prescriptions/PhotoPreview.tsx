import { useEffect, useState } from 'react';
import type { SubmissionPhoto } from '#domain/submission.ts';
import { photoFileName } from '#outbox/photos/photo-name.ts';
import { loadPhoto } from '#outbox/write.ts';
import { useText } from '#state/language.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './PhotoPreview.module.css';

export interface PhotoPreviewProps {
  submissionId: string;
  photo: SubmissionPhoto;
  /** Where it stands in the row, counted from 1. */
  position: number;
  onRemove: () => void;
}

/** One file of the draft, as it will be sent. */
export function PhotoPreview({ submissionId, photo, position, onRemove }: PhotoPreviewProps) {
  const t = useText(prescriptionsText);
  const isPicture = photo.mime.startsWith('image/');
  return (
    <li className={styles['photo']}>
      <div className={classes(styles['face'], photo.refused !== undefined && styles['refused'])}>
        {isPicture ? (
          <Picture submissionId={submissionId} photo={photo} alt={t.photoAlt(position)} />
        ) : (
          <>
            <Icon name="prescription" size={32} />
            <span className={styles['extension']}>
              {photoFileName(photo).split('.').pop()?.toUpperCase()}
            </span>
          </>
        )}
      </div>
      {photo.name && (
        <p className={styles['name']} title={photo.name}>
          {photo.name}
        </p>
      )}
      {photo.refused !== undefined && (
        <p className={styles['why']}>
          <Icon name="warning" size={16} />
          {t.fileRefused(photo.refused)}
        </p>
      )}
      <div className={styles['line']}>
        <span className={styles['size']}>
          {t.kilobytes(Math.max(1, Math.round(photo.size / 1024)))}
        </span>
        <IconButton icon="trash" size={20} label={t.removePhoto(position)} onClick={onRemove} />
      </div>
    </li>
  );
}

function Picture({
  submissionId,
  photo,
  alt,
}: Pick<PhotoPreviewProps, 'submissionId' | 'photo'> & { alt: string }) {
  const [url, setUrl] = useState('');
  const { n, mime, size, sha256 } = photo;

  // A browser URL must be given back.
  useEffect(() => {
    let isShown = true;
    let made = '';
    const show = async (): Promise<void> => {
      const blob = await loadPhoto(
        { id: submissionId, photos: [{ n, mime, size, sha256, serverId: null }] },
        n,
      );
      if (!blob || !isShown) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    void show();
    return () => {
      isShown = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [submissionId, n, mime, size, sha256]);
  if (!url) return <Skeleton shape="picture" />;
  return <img className={styles['picture']} src={url} alt={alt} width={112} height={112} />;
}
