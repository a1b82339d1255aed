import { useEffect, useId, useRef } from 'react';
import { imageUrl, type PictureType } from '#domain/picture.ts';
import { useText } from '#state/language.ts';
import { uploadsText } from '#text/counter/uploads.ts';
import { FileButton } from '#ui/FileButton.tsx';
import styles from './PictureChoice.module.css';

export interface PictureChoiceProps {
  type: PictureType;
  /** The current picture; '' if there is none. */
  image: string;
  /** The file to upload; null if none is chosen. */
  file: File | null;
  hint: string;
  /** The error message if a picture is required. */
  error: string | null;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Chooses a photo and shows a preview. The file stays chosen until it is uploaded. */
export function PictureChoice(props: PictureChoiceProps) {
  const t = useText(uploadsText);
  const id = useId();
  const { type, image, file, hint, error, disabled, onFile } = props;
  const shown = imageUrl(type, 'Small', image);
  return (
    <div className={styles['choice']}>
      {file && <ChosenPicture file={file} />}
      {!file && shown && <img className={styles['preview']} src={shown} alt="" />}
      <p className={styles['soft']} id={id}>
        {file ? file.name : hint}
      </p>
      <FileButton
        icon="camera"
        variant="secondary"
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        disabled={disabled}
        describedBy={id}
        onFiles={([one]) => one && onFile(one)}
      >
        {file || image ? t.otherPicture : t.choosePicture}
      </FileButton>
      {error && (
        <p className={styles['fault']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * The preview of a file. Its object URL is revoked when the file is replaced or the preview
 * unmounts.
 */
function ChosenPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} className={styles['preview']} alt="" />;
}
