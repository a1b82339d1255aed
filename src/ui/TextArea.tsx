import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { describedBy, Field, type FieldFrameProps } from './Field.tsx';
import styles from './Field.module.css';

export interface TextAreaProps
  extends
    FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange' | 'value' | 'id'> {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field, which can be resized vertically. */
export function TextArea({
  label,
  hint,
  error,
  labelHidden,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <textarea
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={rows}
        className={classes(styles['control'], styles['area'])}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
