import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** 'line' as high as its text, 'block' as high as its place, 'picture' square, 'button' 44 px. */
  shape?: 'line' | 'block' | 'picture' | 'button';
  /** A class of the place that sets another size. */
  className?: string | undefined;
}

/** The grey shape of what comes, of the same size; hidden from screen readers. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span className={classes(styles['skeleton'], styles[shape], className)} aria-hidden="true" />
  );
}
