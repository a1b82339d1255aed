import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './HomeSkeleton.module.css';

const eight = Array.from({ length: 8 }, (_, position) => position);
const six = eight.slice(0, 6);

/** The loading state of the home page. It has the same sizes, so that nothing moves. */
export function HomeSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['page']} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Skeleton className={styles['banner']} />
      <div className={styles['section']}>
        <Skeleton className={styles['heading']} />
        <div className={styles['categories']}>
          {eight.map((position) => (
            <div key={position} className={styles['category']}>
              <Skeleton shape="picture" className={styles['frame']} />
              <Skeleton className={styles['name']} />
            </div>
          ))}
        </div>
      </div>
      <Skeleton shape="button" />
      <div className={styles['section']}>
        <Skeleton className={styles['heading']} />
        <div className={styles['products']}>
          {six.map((position) => (
            <Skeleton key={position} className={styles['product']} />
          ))}
        </div>
      </div>
    </div>
  );
}
