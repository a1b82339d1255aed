import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import styles from './Steps.module.css';

export interface Step {
  icon: IconProps['name'];
  title: string;
  text: ReactNode;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Whether the steps are independent points instead of a sequence. */
  isUnordered?: boolean;
}

/** A list of steps, each with its icon. */
export function Steps({ steps, isUnordered = false }: StepsProps) {
  const List = isUnordered ? 'ul' : 'ol';
  return (
    <List className={classes(styles['steps'], !isUnordered && styles['ordered'])}>
      {steps.map((step) => (
        <li key={step.title} className={styles['step']}>
          <span className={styles['icon']}>
            <Icon name={step.icon} size={24} />
          </span>
          <div className={styles['words']}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
