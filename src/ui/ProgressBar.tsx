import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** The description of the activity, such as 'Sending… photo 2 of 3'. */
  label: string;
  /** From 0 to 1. Without it the bar is indeterminate. */
  value?: number;
  labelHidden?: boolean;
}

/** A blue progress bar with a description of the activity. */
export function ProgressBar({ label, value, labelHidden = false }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <label className={styles[labelHidden ? 'hidden' : 'label']} htmlFor={id}>
        {label}
      </label>
      <progress className={styles['bar']} id={id} value={value} max={1} />
    </div>
  );
}
