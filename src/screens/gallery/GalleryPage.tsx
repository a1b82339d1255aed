import type { RefObject } from 'react';
import type { GalleryPicture } from '#domain/gallery.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { galleryText } from '#text/gallery.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { classes } from '#ui/classes.ts';
import styles from './GalleryPage.module.css';

export interface GalleryPageProps {
  pictures: readonly GalleryPicture[];
  /** The index of the first picture over all pages, from 0. */
  first: number;
  /** Whether this is still the previous page, while the next one is fetched. */
  isOutdated: boolean;
  /** Receives each picture's button by its index over all pages, to return the focus to it. */
  thumbs: RefObject<Map<number, HTMLElement>>;
  onEnlarge: (at: number) => void;
}

/** Pictures with captions, the first one larger. A tap enlarges a picture. */
export function GalleryPage({ pictures, first, isOutdated, thumbs, onEnlarge }: GalleryPageProps) {
  const t = useText(galleryText);
  const language = useLanguage();
  return (
    <ul
      className={classes(styles['pictures'], isOutdated && styles['outdated'])}
      aria-label={t.pictures}
      aria-busy={isOutdated}
    >
      {pictures.map((picture, index) => {
        const name = nameOf(picture, language);
        const at = first + index;
        return (
          <li key={picture.id} className={styles['place']}>
            <figure className={styles['figure']}>
              <button
                type="button"
                className={styles['enlarge']}
                aria-label={t.enlarge(name)}
                disabled={isOutdated}
                ref={(button) => {
                  const places = thumbs.current;
                  if (button) places.set(at, button);
                  return () => void places.delete(at);
                }}
                onClick={() => onEnlarge(at)}
              >
                <Picture
                  type="Gallery"
                  size={index === 0 ? 'Orginal' : 'Small'}
                  file={picture.image}
                  alt=""
                  width={1200}
                  height={800}
                  isFirstView={index === 0}
                  className={styles['picture']}
                />
              </button>
              <figcaption className={styles['caption']} lang={nameLanguage(picture, language)}>
                {name}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
