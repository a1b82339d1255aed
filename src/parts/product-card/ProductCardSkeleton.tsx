import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import surface from '#ui/surface.module.css';
import styles from './ProductCard.module.css';
import skeleton from './ProductCardSkeleton.module.css';

/** The loading state of a product card, in the same size. */
export function ProductCardSkeleton() {
  return (
    <div className={classes(surface['raised'], styles['card'])}>
      <span className={styles['frame']}>
        <Skeleton shape="picture" />
      </span>
      <Skeleton />
      <Skeleton className={skeleton['half']} />
      <Skeleton className={skeleton['small']} />
      <div className={skeleton['gap']} />
      <Skeleton className={skeleton['half']} />
      <div className={styles['action']}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
