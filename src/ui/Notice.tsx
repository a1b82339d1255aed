import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconProps } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'offline' | 'sending' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone: NoticeTone;
  /** Replaces the default icon of the tone. */
  icon?: IconProps['name'];
  children: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  /** Whether screen readers announce it when it appears. */
  live?: boolean;
}

const icons: Record<NoticeTone, IconProps['name']> = {
  info: 'info',
  offline: 'offline',
  sending: 'send',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** A message within the page. Red is only for errors; being offline is grey. */
export function Notice({ tone, icon, children, action, live = false }: NoticeProps) {
  return (
    <div role={live ? 'status' : undefined} className={classes(styles['notice'], styles[tone])}>
      <Icon name={icon ?? icons[tone]} />
      <div className={styles['words']}>{children}</div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
