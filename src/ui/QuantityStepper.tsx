import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { typedQuantity } from './quantity.ts';
import styles from './QuantityStepper.module.css';
import { classes } from './classes.ts';

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number from `min` to `max`. */
  onChange: (quantity: number) => void;
  /** 1 by default; 0 where nothing may be chosen yet (request rows). */
  min?: number;
  max: number;
  /** What minus does at `min`; without it minus rests there. */
  onRemove?: () => void;
  /** How minus looks where it removes. */
  removeIcon?: 'trash' | 'minus';
  /** A typed 0 or nothing was left where `min` is 1; the quantity becomes `min` right after. */
  onZero?: () => void;
  /** Said below while what is typed is no whole number up to `max`; nothing is changed until it is. */
  wrong: ReactNode;
  labels: { quantity: string; decrease: string; increase: string; remove?: string };
  /** Digits in the reader's language. */
  format?: (quantity: number) => string;
  /** As wide as its place. */
  wide?: boolean;
  disabled?: boolean;
}

/**
 * Minus, a quantity that can be typed, plus (bag-13). Typing edits a draft, kept on blur or
 * Enter; one that is no quantity stays as it was typed, and the quantity stays as it was.
 */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max,
  onRemove,
  removeIcon = 'trash',
  onZero,
  wrong,
  labels,
  format = String,
  wide = false,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isRemoving = value <= min && onRemove !== undefined;
  const typed = draft === null ? value : typedQuantity(draft);
  // What was not typed here may be above `max`: the stock has fallen.
  const isWrong = draft !== null && !(typed <= max);
  const id = useId();

  function keepDraft(): void {
    if (draft === null || isWrong) return;
    setDraft(null);
    if (typed === 0 && min > 0) onZero?.();
    const quantity = Math.max(typed, min);
    if (quantity !== value) onChange(quantity);
  }

  function keepOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keepDraft();
  }

  function step(by: number): void {
    setDraft(null);
    if (by < 0 && isRemoving) onRemove();
    else onChange(value + by);
  }

  return (
    <div className={styles['whole']}>
      <div
        role="group"
        aria-label={labels.quantity}
        className={classes(styles['stepper'], wide && styles['wide'])}
      >
        <button
          type="button"
          className={styles['step']}
          aria-label={isRemoving ? (labels.remove ?? labels.decrease) : labels.decrease}
          disabled={disabled || (value <= min && !isRemoving)}
          onClick={() => step(-1)}
        >
          <Icon name={isRemoving ? removeIcon : 'minus'} />
        </button>
        <input
          className={styles['value']}
          aria-label={labels.quantity}
          inputMode="numeric"
          autoComplete="off"
          size={4}
          disabled={disabled}
          value={draft ?? format(value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={keepDraft}
          onKeyDown={keepOnEnter}
        />
        <button
          type="button"
          className={styles['step']}
          aria-label={labels.increase}
          disabled={disabled || value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {isWrong && (
        <p id={id} role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
    </div>
  );
}
