import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { galleryQuery, picturesPerPage } from '#api/gallery.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { galleryText } from '#text/gallery.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ModalDialog } from '#ui/ModalDialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useModal } from '#ui/use-modal.ts';
import styles from './Lightbox.module.css';

export interface LightboxProps {
  /** The index of the picture over all pages, from 0. */
  at: number;
  /** The number of pictures on all pages. */
  total: number;
  onStep: (at: number) => void;
  onClose: () => void;
}

/** The minimum horizontal distance of a swipe to the next picture, in CSS pixels. */
const swipe = 48;

/**
 * One picture over the whole window, with its caption. Buttons, arrow keys, Home, End and swipes
 * change the picture, also across pages. Esc and Back close it.
 */
export function Lightbox({ at, total, onStep, onClose }: LightboxProps) {
  const t = useText(galleryText);
  const language = useLanguage();
  const { ref, close, handlers } = useModal(onClose);
  const { data, isFetching } = useQuery(galleryQuery(Math.floor(at / picturesPerPage) + 1));
  const figure = useRef<HTMLElement>(null);
  const picture = data?.rows[at % picturesPerPage];

  function show(next: number): void {
    if (next >= 0 && next < total && next !== at) onStep(next);
  }

  function turnByKey(event: KeyboardEvent): void {
    const places: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: total - 1,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  const turnBySwipe = useEffectEvent((moved: number) => {
    if (Math.abs(moved) >= swipe) show(moved < 0 ? at + 1 : at - 1);
  });

  useEffect(() => {
    const leave = new AbortController();
    let from = NaN;
    function follow({ type, clientX }: PointerEvent): void {
      if (type === 'pointerup') turnBySwipe(clientX - from);
      from = type === 'pointerdown' ? clientX : NaN;
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
      figure.current?.addEventListener(type, follow, leave);
    return () => leave.abort();
  }, []);

  return (
    <ModalDialog
      {...handlers}
      ref={ref}
      className={styles['lightbox']}
      aria-label={t.large}
      onKeyDown={turnByKey}
    >
      <figure ref={figure} className={styles['figure']}>
        <div className={styles['stage']}>
          {picture && (
            <Picture
              key={picture.id}
              type="Gallery"
              size="Orginal"
              file={picture.image}
              alt={nameOf(picture, language)}
              width={1200}
              height={800}
              isFirstView
              className={styles['picture']}
            />
          )}
          {!picture && isFetching && <Spinner />}
        </div>
        <figcaption className={styles['caption']} aria-live="polite">
          <span className={styles['place']}>{t.place(at + 1, total)}</span>
          {picture ? (
            <span lang={nameLanguage(picture, language)}>{nameOf(picture, language)}</span>
          ) : (
            !isFetching && <span>{t.away}</span>
          )}
        </figcaption>
      </figure>
      <div className={styles['close']}>
        <IconButton icon="close" label={t.close} onClick={close} />
      </div>
      <div className={styles['turn']}>
        <IconButton
          icon="left"
          label={t.previousPicture}
          size={32}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        />
        <IconButton
          icon="right"
          label={t.nextPicture}
          size={32}
          disabled={at >= total - 1}
          onClick={() => show(at + 1)}
        />
      </div>
    </ModalDialog>
  );
}
