import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { describedBy, Field, type FieldFrameProps } from './Field.tsx';
import styles from './Field.module.css';

export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value' | 'id'> {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <input
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        type={type}
        className={styles['control']}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
