import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './StateCard.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** It stands in place of a whole screen: its title is the page's. */
  isScreen?: boolean;
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
