import { imageUrl } from '#domain/picture.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './CategoryPicture.module.css';

/** A category's small picture. It has no alternative text, because the name is beside it. */
export function CategoryPicture({ image }: { image: string }) {
  const source = imageUrl('Banner', 'Icons', image);
  return (
    <span className={styles['frame']}>
      {source ? (
        <img src={source} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ) : (
        <Icon name="leaf" />
      )}
    </span>
  );
}
