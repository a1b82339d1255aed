import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import styles from './StatusPill.module.css';

/**
 * The progress of an item: `waits` for the pharmacy, `moves` on, `done` well, `over` without
 * success, `quiet` if no action is needed.
 */
export type StatusTone = 'waits' | 'moves' | 'done' | 'over' | 'quiet';

const icons: Record<StatusTone, IconProps['name'] | null> = {
  waits: 'clock',
  moves: 'send',
  done: 'check',
  over: 'close',
  quiet: null,
};

/** A status as text with a colour and an icon. A colour alone would not be accessible. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const icon = icons[tone];
  return (
    <span className={classes(styles['pill'], styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
