import { imageUrl } from '#domain/picture.ts';
import { pictureFor, viewportFrom, wordsOf, type Slide } from '#domain/slides.ts';
import { useOwnLink } from '#parts/own-link/use-own-link.ts';
import { useLanguage } from '#state/language.ts';
import { classes } from '#ui/classes.ts';
import styles from './BannerSlide.module.css';

export interface BannerSlideProps {
  slide: Slide;
  /** The aspect ratio, by the position on the page. */
  shape: 'main' | 'resort' | 'vertical' | 'inline' | 'slider';
  /** Whether it is the first banner in view. Its picture is then loaded eagerly. */
  isFirst?: boolean;
}

/**
 * A banner: a picture for the current width, and its text as HTML, so that it is crisp in both
 * languages.
 */
export function BannerSlide({ slide, shape, isFirst = false }: BannerSlideProps) {
  const language = useLanguage();
  const followLink = useOwnLink();
  const words = wordsOf((language === 'bn' && slide.altBn) || slide.alt);
  const isOurs = slide.link.startsWith('/');

  const content = (
    <>
      {/* The text comes first: it sets the height, and a browser may paint before it has both. */}
      {words.headline && (
        <span className={styles['words']}>
          <span className={styles['headline']}>{words.headline}</span>
          {words.subline && <span className={styles['subline']}>{words.subline}</span>}
        </span>
      )}
      {pictureFor(slide, 'small') && (
        <picture>
          <source
            media={`(min-width: ${viewportFrom.large}px)`}
            srcSet={bannerUrl(pictureFor(slide, 'large'))}
          />
          <source
            media={`(min-width: ${viewportFrom.medium}px)`}
            srcSet={bannerUrl(pictureFor(slide, 'medium'))}
          />
          <img
            className={styles['picture']}
            src={bannerUrl(pictureFor(slide, 'small'))}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
          />
        </picture>
      )}
    </>
  );
  const look = classes(styles['banner'], styles[shape]);
  if (!slide.link) return <div className={look}>{content}</div>;
  return (
    <a
      className={look}
      href={slide.link}
      rel={isOurs ? undefined : 'noopener noreferrer'}
      draggable={false}
      onClick={followLink}
    >
      {content}
    </a>
  );
}

function bannerUrl(file: string): string {
  return imageUrl('Banner', 'Orginal', file);
}
