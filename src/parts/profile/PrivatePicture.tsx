import { useEffect, useState } from 'react';
import { fetchFile } from '#api/fetch-file.ts';
import { useText } from '#state/language.ts';
import { profileLinksText } from '#text/profile.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './PrivatePicture.module.css';

export interface PrivatePictureProps {
  /** Below the API host; a whole address is shown as it is. */
  path: string;
  alt: string;
  /** What stands in its place where it is no picture; '' where there is no room for words. */
  instead: string;
}

type Face = { kind: 'waiting' } | { kind: 'picture'; url: string } | { kind: 'document' | 'away' };

/** A picture that only its owner may fetch: asked with their token, never cached, gone with the page. */
export function PrivatePicture({ path, alt, instead }: PrivatePictureProps) {
  const t = useText(profileLinksText);
  const [face, setFace] = useState<Face>({ kind: 'waiting' });
  const isWhole = isWholeAddress(path);

  // A browser URL must be given back.
  useEffect(() => {
    if (isWhole) return undefined;
    const stop = new AbortController();
    let made = '';
    const show = async (): Promise<void> => {
      try {
        const file = await fetchFile(path, stop.signal);
        if (stop.signal.aborted) return;
        if (!file.type.startsWith('image/')) {
          setFace({ kind: 'document' });
          return;
        }
        made = URL.createObjectURL(file);
        setFace({ kind: 'picture', url: made });
      } catch {
        // Said in its place: a photo that cannot be fetched is no document.
        if (!stop.signal.aborted) setFace({ kind: 'away' });
      }
    };
    void show();
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path, isWhole]);

  const url = isWhole ? path : face.kind === 'picture' && face.url;
  if (url)
    return <img className={styles['picture']} src={url} alt={alt} width={112} height={112} />;
  if (face.kind === 'waiting') return <Skeleton shape="picture" />;
  return (
    <span className={styles['instead']}>
      <Icon name={face.kind === 'away' ? 'offline' : 'prescription'} size={32} />
      {face.kind === 'away' && instead ? t.pictureAway : instead}
    </span>
  );
}

function isWholeAddress(path: string): boolean {
  return /^(https?:)?\//.test(path);
}
