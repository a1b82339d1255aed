import type { ReactNode } from 'react';
import { Icon, type IconProps } from './Icon.tsx';
import { classes } from './classes.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** 'offer' marigold, 'leaf' green, 'kept' grey, 'moving' blue, 'wrong' red, 'line' outlined. */
  tone?: 'offer' | 'leaf' | 'kept' | 'moving' | 'wrong' | 'line';
  icon?: IconProps['name'];
  children: ReactNode;
}

/** A short label: Rx, −10%, Sent. */
export function Badge({ tone = 'kept', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles['badge'], styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
