import { useEffect, useRef, useState } from 'react';
import { useText } from '#state/language.ts';
import { viewfinderText } from '#text/viewfinder.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ModalDialog } from '#ui/ModalDialog.tsx';
import { useModal } from '#ui/use-modal.ts';
import { photographOf } from './camera.ts';
import { CameraTroubles } from './CameraTroubles.tsx';
import { useCamera } from './use-camera.ts';
import styles from './Viewfinder.module.css';

export interface ViewfinderProps {
  /** The number of photos that can still be added. */
  remaining: number;
  /**
   * Called with each photo that the customer accepts. It is stored before the next one is taken.
   */
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

interface Taken {
  photo: File;
  url: string;
}

/** The full-screen camera inside the page: shoot, review, accept, next photo. */
export function Viewfinder({ remaining, onPhoto, onClose }: ViewfinderProps) {
  const t = useText(viewfinderText);
  const { ref, close, handlers } = useModal(onClose);
  const video = useRef<HTMLVideoElement>(null);
  const [hasPicture, setPicture] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [count, setCount] = useState(0);
  const state = useCamera();
  const camera = state.kind === 'live' ? state.camera : null;

  // React has no attribute for a media stream.
  useEffect(() => {
    if (video.current && camera) video.current.srcObject = camera.stream;
  }, [camera]);

  // Revoke the picture's object URL.
  useEffect(() => () => URL.revokeObjectURL(taken?.url ?? ''), [taken]);

  async function shoot(): Promise<void> {
    const photo = video.current && (await photographOf(video.current));
    if (photo) setTaken({ photo, url: URL.createObjectURL(photo) });
  }

  function take({ photo }: Taken): void {
    onPhoto(photo);
    announce(t.photoUsed(count + 1));
    setCount(count + 1);
    setTaken(null);
    if (remaining <= 1) close();
  }

  return (
    <ModalDialog {...handlers} ref={ref} className={styles['viewfinder']} aria-label={t.title}>
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <p className={styles['hint']}>{count > 0 ? t.photoUsed(count) : t.hint}</p>
          <IconButton icon="close" label={t.done} onClick={close} />
        </header>
        <div className={styles['view']}>
          {taken && <img className={styles['picture']} src={taken.url} alt={t.taken} />}
          {camera && (
            // The `<video>` stays mounted behind the photo, because a new `<video>` has no frame at
            // first, and a photo of it would be empty.
            <video
              ref={video}
              className={styles['picture']}
              aria-label={t.live}
              hidden={taken !== null}
              onLoadedData={() => setPicture(true)}
              onEmptied={() => setPicture(false)}
              autoPlay
              playsInline
              muted
            />
          )}
          {!taken && state.kind === 'starting' && (
            <p role="status" className={styles['waiting']}>
              {t.starting}
            </p>
          )}
          {!taken && state.kind === 'trouble' && (
            <CameraTroubles
              trouble={state.trouble}
              onPhoto={(photo) => {
                onPhoto(photo);
                close();
              }}
            />
          )}
        </div>
        <footer className={styles['foot']}>
          {taken ? (
            <>
              <Button variant="secondary" onClick={() => setTaken(null)}>
                <Icon name="refresh" />
                {t.retake}
              </Button>
              <Button autoFocus onClick={() => take(taken)}>
                <Icon name="check" />
                {t.usePhoto}
              </Button>
            </>
          ) : (
            camera && (
              <>
                {camera.light && <Light onTurn={camera.light} />}
                <Button autoFocus busy={!hasPicture} onClick={() => void shoot()}>
                  <Icon name="camera" />
                  {t.shutter}
                </Button>
                {count > 0 && (
                  <Button variant="secondary" onClick={close}>
                    {t.done}
                  </Button>
                )}
              </>
            )
          )}
        </footer>
      </div>
    </ModalDialog>
  );
}

/** The switch of the phone's light, for prescriptions in the dark. */
function Light({ onTurn }: { onTurn: (isOn: boolean) => Promise<void> }) {
  const t = useText(viewfinderText);
  const [isOn, setOn] = useState(false);
  async function turn(): Promise<void> {
    try {
      await onTurn(!isOn);
      setOn(!isOn);
    } catch {
      // Some phones report a light but refuse to turn it on. The button then stays as it was.
    }
  }
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={() => void turn()}>
      {isOn ? t.lightOff : t.lightOn}
    </Button>
  );
}
