import type { ChangeEvent } from 'react';
import { useText } from '#state/language.ts';
import { viewfinderText } from '#text/viewfinder.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
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

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const [photo] = event.target.files ?? [];
    if (photo) onPhoto(photo);
  }

  return (
    <div className={styles['trouble']}>
      <Notice tone="warning" live>
        {t[trouble]}
      </Notice>
      <label className={buttonLook('primary')}>
        <Icon name="camera" />
        {trouble === 'none' ? t.choose : t.ownCamera}
        <input
          className={styles['input']}
          type="file"
          accept="image/*"
          capture={trouble === 'none' ? undefined : 'environment'}
          onChange={take}
        />
      </label>
    </div>
  );
}
