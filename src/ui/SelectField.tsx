import { useId, type SelectHTMLAttributes } from 'react';
import { describedBy, Field, type FieldFrameProps } from './Field.tsx';
import styles from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends
    FieldFrameProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'onChange' | 'value' | 'id'> {
  /** '' if nothing is selected. */
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The first option, shown while nothing is selected. Selecting it gives ''. */
  placeholder?: string;
}

/** A select with the phone's own picker. */
export function SelectField({
  label,
  hint,
  error,
  labelHidden,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <select
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        className={styles['control']}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
