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
  /** '' where nothing is chosen yet. */
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The first line, shown while nothing is chosen; choosing it gives ''. */
  placeholder?: string;
}

/** One choice out of a list, with the phone's own picker. */
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
