import { useLayoutEffect, useRef, useState } from 'react';
import { imageUrl, type PictureSize, type PictureType } from '#domain/picture.ts';
import { useNetwork } from '#state/network.ts';
import { classes } from '#ui/classes.ts';
import { hasFailed } from '#ui/failed-pictures.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  type: PictureType;
  size: PictureSize;
  /** The file's name; '' shows the default picture. */
  file: string;
  /** '' where the words beside it say it all. */
  alt: string;
  /** In CSS pixels: its place is kept before it has come. */
  width: number;
  height: number;
  /** The picture of the first view: loaded at once instead of when it comes near. */
  isFirstView?: boolean;
  className?: string | undefined;
}

/** A picture of the shop; the default one where there is none, and where it cannot be had (offline). */
export function Picture({
  type,
  size,
  file,
  alt,
  width,
  height,
  isFirstView = false,
  className,
}: PictureProps) {
  const network = useNetwork();
  const url = imageUrl(type, size, file);
  // A failure counts for the network it happened on: another one gets another try.
  const attempt = `${network} ${url}`;
  const [failed, setFailed] = useState('');
  const image = useRef<HTMLImageElement>(null);

  // On a page that the server rendered it may have failed before anybody listened.
  useLayoutEffect(() => {
    if (image.current && hasFailed(image.current)) setFailed(attempt);
  }, [attempt]);

  if (!url || failed === attempt) {
    return <DefaultPicture alt={alt} width={width} height={height} className={className} />;
  }
  return (
    <img
      className={classes(styles['picture'], className)}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(attempt)}
      ref={image}
    />
  );
}

type DefaultPictureProps = Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'>;

/** A plain carton with a leaf: what stands where there is no picture. */
function DefaultPicture({ alt, width, height, className }: DefaultPictureProps) {
  return (
    <svg
      className={classes(styles['picture'], styles['none'], className)}
      viewBox="0 0 96 96"
      width={width}
      height={height}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path className={styles['lid']} d="M26 36 34 24h28l8 12Z" />
      <path className={styles['box']} d="M26 36h44v32a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4Z" />
      <path className={styles['leaf']} d="M40 62c0-10 6-15 17-15 0 11-6 16-17 15Zm0 0 8-8" />
    </svg>
  );
}
