import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './StateCard.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What was kept, what to do. */
  children?: ReactNode;
  /** The network is away: grey, not red. */
  offline?: boolean;
  /** The code, in small print. */
  smallPrint?: ReactNode;
  /** Retry, or another way out. */
  action?: ReactNode;
}

/** Something could not be shown: what happened, what was kept, what to do. */
export function ErrorState({
  title,
  children,
  offline = false,
  smallPrint,
  action,
}: ErrorStateProps) {
  return (
    <div role="alert" className={classes(styles['card'], styles[offline ? 'away' : 'wrong'])}>
      <span className={styles['icon']}>
        <Icon name={offline ? 'offline' : 'warning'} size={32} />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      {children && <div className={styles['text']}>{children}</div>}
      {action}
      {smallPrint && <p className={styles['smallPrint']}>{smallPrint}</p>}
    </div>
  );
}
