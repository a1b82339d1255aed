import { useEffect, useState, type ReactNode } from 'react';
import { fetchFile } from '#api/prescriptions.ts';
import { useText } from '#state/language.ts';
import { profileLinksText } from '#text/profile.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './PrivatePicture.module.css';

export interface PrivatePictureProps {
  /** The path below the API's base URL. A complete URL is used as it is. */
  path: string;
  alt: string;
  /** The text shown if there is no picture, or '' if there is no space for text. */
  instead: string;
  /**
   * The title of the enlarged picture, which a tap opens. Without it the picture cannot be
   * enlarged.
   */
  large?: string;
}

type Face = { kind: 'waiting' } | { kind: 'picture'; url: string } | { kind: 'document' | 'away' };

/**
 * A picture that only its owner may fetch. It is requested with their token, never cached, and
 * discarded with the page.
 */
export function PrivatePicture({ path, alt, instead, large }: PrivatePictureProps) {
  const t = useText(profileLinksText);
  const [face, setFace] = useState<Face>({ kind: 'waiting' });
  const isWhole = isWholeAddress(path);

  // Revoke the object URL on unmount.
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
        // Show the failure: otherwise a photo that cannot be fetched would look like a document.
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
  const picture = url && (
    <img className={styles['picture']} src={url} alt={alt} width={112} height={112} />
  );
  if (url && large)
    return (
      <Enlarged name={large} url={url}>
        {picture}
      </Enlarged>
    );
  if (picture) return picture;
  if (face.kind === 'waiting') return <Skeleton shape="picture" />;
  return (
    <span className={styles['instead']}>
      <Icon name={face.kind === 'away' ? 'offline' : 'prescription'} size={32} />
      {face.kind === 'away' && instead ? t.pictureAway : instead}
    </span>
  );
}

/** A picture that a tap enlarges to the width of the viewport. */
function Enlarged({ name, url, children }: { name: string; url: string; children: ReactNode }) {
  const t = useText(profileLinksText);
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['enlarge']}
        aria-label={t.enlarge(name)}
        onClick={() => setLarge(true)}
      >
        {children}
      </button>
      {isLarge && (
        <Dialog title={name} size="wide" closeLabel={t.close} onClose={() => setLarge(false)}>
          <img className={styles['large']} src={url} alt={name} />
        </Dialog>
      )}
    </>
  );
}

function isWholeAddress(path: string): boolean {
  return /^(https?:)?\//.test(path);
}
