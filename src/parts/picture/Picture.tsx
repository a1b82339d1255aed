import { useLayoutEffect, useRef, useState } from 'react';
import { imageUrl, type PictureSize, type PictureType } from '#domain/picture.ts';
import { useNetwork } from '#state/network.ts';
import { classes } from '#ui/classes.ts';
import { hasFailed } from '#ui/failed-pictures.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  type: PictureType;
  size: PictureSize;
  /** The file's name. '' shows the default picture. */
  file: string;
  /** '' if the text beside the picture says the same. */
  alt: string;
  /** In CSS pixels. Reserves the space before the picture has loaded. */
  width: number;
  height: number;
  /** Whether the picture is in the first view. It is then loaded eagerly. */
  isFirstView?: boolean;
  className?: string | undefined;
}

/** A picture of the shop. Shows the default picture if there is none or it cannot be loaded. */
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
  // A failure counts only for the network status at which it happened, so a change triggers another
  // attempt.
  const attempt = `${network} ${url}`;
  const [failed, setFailed] = useState('');
  const image = useRef<HTMLImageElement>(null);

  // On a server-rendered page the picture may have failed before hydration.
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

/** The default picture: a plain carton with a leaf. */
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
