import { useId, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './Panel.module.css';

export interface PanelProps {
  title: string;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a screen with a heading, such as customer, rows or payments. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(surface['card'], styles['panel'])}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
