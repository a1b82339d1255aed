import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange' | 'checked' | 'type' | 'id'
> {
  /** May hold a link; the words beside the box, all of which can be pressed. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A yes-or-no with its words. */
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
