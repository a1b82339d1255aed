import { useText } from '#state/language.ts';
import { viewfinderText } from '#text/viewfinder.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CameraTrouble } from './camera.ts';
import styles from './Viewfinder.module.css';

export interface CameraTroublesProps {
  trouble: CameraTrouble;
  /** A photo of the phone's own camera, which needs no leave of ours. */
  onPhoto: (photo: File) => void;
}

/** Why there is no picture, and the other ways to one. */
export function CameraTroubles({ trouble, onPhoto }: CameraTroublesProps) {
  const t = useText(viewfinderText);

  return (
    <div className={styles['trouble']}>
      <Notice tone="warning" live>
        {t[trouble]}
      </Notice>
      <FileButton
        icon="camera"
        accept="image/*"
        capture={trouble === 'none' ? undefined : 'environment'}
        onFiles={([photo]) => photo && onPhoto(photo)}
      >
        {trouble === 'none' ? t.choose : t.ownCamera}
      </FileButton>
    </div>
  );
}
