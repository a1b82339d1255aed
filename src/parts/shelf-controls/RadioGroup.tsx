import { useId, type ReactNode } from 'react';
import styles from './FilterForm.module.css';

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A radio group with arrow-key navigation. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            className={styles['box']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles['words']}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
