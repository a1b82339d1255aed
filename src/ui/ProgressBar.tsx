import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is being done: 'Sending… photo 2 of 3'. */
  label: string;
  /** 0 to 1; without it the bar only shows that something moves. */
  value?: number;
  labelHidden?: boolean;
}

/** Long work in blue, with a bar that moves and words that say what. */
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
