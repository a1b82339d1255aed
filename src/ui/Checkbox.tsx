import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange' | 'checked' | 'type' | 'id'
> {
  /** The label beside the box. It may contain a link, and a tap anywhere on it toggles the box. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with a label. */
export function Checkbox({ label, checked, onChange, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles['checkbox']}>
      <label className={styles['line']} htmlFor={id}>
        <input
          {...rest}
          {...describedBy(id, { error })}
          id={id}
          type="checkbox"
          className={styles['box']}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
