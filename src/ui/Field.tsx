import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';
import { classes } from './classes.ts';

export interface FieldFrameProps {
  label: string;
  /** A hint below the label. */
  hint?: ReactNode;
  /** The error sentence. The field is marked as invalid. */
  error?: string | null | undefined;
  /** Hides the label visually, but not from screen readers (search boxes, table cells). */
  labelHidden?: boolean;
}

interface FieldProps extends FieldFrameProps {
  id: string;
  children: ReactNode;
}

/** Label, hint, control and error of one field, in this order. */
export function Field({ id, label, hint, error, labelHidden = false, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label className={classes(styles['label'], labelHidden && styles['hidden'])} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles['hint']} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles['error']} id={errorId(id)}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The ARIA attributes that connect a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>) {
  const ids = classes(hint ? hintId(id) : null, error ? errorId(id) : null);
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
