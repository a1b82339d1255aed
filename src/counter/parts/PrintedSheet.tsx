import type { HTMLAttributes } from 'react';
import { markAround } from '#parts/invoice/mark-around.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './PrintedSheet.module.css';

/** A sheet of paper on the screen. Printing prints nothing else of the page. */
export function PrintedSheet({ className, ...native }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...native}
      ref={markAround}
      data-printed=""
      className={classes(surface['raised'], styles['sheet'], className)}
    />
  );
}
