import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './StateCard.module.css';

export interface ErrorStateProps {
  /** The error. */
  title: ReactNode;
  /** Whether it replaces a whole screen. Its title is then the page's heading. */
  isScreen?: boolean;
  /** What was preserved, and what the customer can do. */
  children?: ReactNode;
  /** Whether there is no network. It is then grey, not red. */
  offline?: boolean;
  /** Small print, such as the error code. */
  smallPrint?: ReactNode;
  /** Retry or an alternative. */
  action?: ReactNode;
}

/** Shown instead of content that failed to load. */
export function ErrorState({
  title,
  isScreen = false,
  children,
  offline = false,
  smallPrint,
  action,
}: ErrorStateProps) {
  const Title = isScreen ? 'h1' : 'h2';
  return (
    <div
      role="alert"
      className={classes(styles['card'], offline ? styles['away'] : styles['wrong'])}
    >
      <span className={styles['icon']}>
        <Icon name={offline ? 'offline' : 'warning'} size={32} />
      </span>
      <Title className={styles['title']}>{title}</Title>
      {children && <div className={styles['text']}>{children}</div>}
      {action}
      {smallPrint && <p className={styles['smallPrint']}>{smallPrint}</p>}
    </div>
  );
}
