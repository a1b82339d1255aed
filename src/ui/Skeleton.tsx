import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /**
   * 'line' has the height of its text, 'block' of its container; 'picture' is square, 'button' 44
   * px high.
   */
  shape?: 'line' | 'block' | 'picture' | 'button';
  /** A class that sets another size. */
  className?: string | undefined;
}

/**
 * A grey placeholder of the same size as the content that is loading. Hidden from screen readers.
 */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span className={classes(styles['skeleton'], styles[shape], className)} aria-hidden="true" />
  );
}
