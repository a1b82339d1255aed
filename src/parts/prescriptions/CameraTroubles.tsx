import { useText } from '#state/language.ts';
import { viewfinderText } from '#text/viewfinder.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CameraTrouble } from './camera.ts';
import styles from './Viewfinder.module.css';

export interface CameraTroublesProps {
  trouble: CameraTrouble;
  /** Called with a photo of the phone's own camera app, which needs no permission for this page. */
  onPhoto: (photo: File) => void;
}

/** The reason why the camera is unavailable, and the alternatives. */
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
