import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import styles from './StatusPill.module.css';

/** How far something is: `waits` for us, `moves` on, `done` well, `over` without success, `quiet` where nothing is to be done. */
export type StatusTone = 'waits' | 'moves' | 'done' | 'over' | 'quiet';

const icons: Record<StatusTone, IconProps['name'] | null> = {
  waits: 'clock',
  moves: 'send',
  done: 'check',
  over: 'close',
  quiet: null,
};

/** A status in words, colour and drawing: colour never speaks alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const icon = icons[tone];
  return (
    <span className={classes(styles['pill'], styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
