import { useState, type KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import { quantityLimit, typedDigits } from './quantity.ts';
import styles from './QuantityStepper.module.css';
import { classes } from './classes.ts';

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number from `min` to `max`. */
  onChange: (quantity: number) => void;
  /** 1 by default; 0 where nothing may be chosen yet (request rows). */
  min?: number;
  max?: number;
  /** What minus does at `min`; without it minus rests there. */
  onRemove?: () => void;
  /** A typed 0 or nothing was left where `min` is 1; the quantity becomes `min` right after. */
  onZero?: () => void;
  labels: { quantity: string; decrease: string; increase: string; remove?: string };
  /** Digits in the reader's language. */
  format?: (quantity: number) => string;
  /** As wide as its place. */
  wide?: boolean;
  disabled?: boolean;
}

/** Minus, a quantity that can be typed, plus (S1 §4 "Cart"). Typing edits a draft, kept on blur or Enter. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = quantityLimit,
  onRemove,
  onZero,
  labels,
  format = String,
  wide = false,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isRemoving = value <= min && onRemove !== undefined;

  function keepDraft(): void {
    if (draft === null) return;
    const typed = Number(typedDigits(draft));
    setDraft(null);
    if (typed === 0 && min > 0) onZero?.();
    const quantity = Math.min(Math.max(typed, min), max);
    if (quantity !== value) onChange(quantity);
  }

  function keepOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keepDraft();
  }

  function decrease(): void {
    if (isRemoving) onRemove?.();
    else onChange(value - 1);
  }

  return (
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
        onClick={decrease}
      >
        <Icon name={isRemoving ? 'trash' : 'minus'} />
      </button>
      <input
        className={styles['value']}
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        size={4}
        disabled={disabled}
        value={draft ?? format(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(shown(event.target.value, format))}
        onBlur={keepDraft}
        onKeyDown={keepOnEnter}
      />
      <button
        type="button"
        className={styles['step']}
        aria-label={labels.increase}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

function shown(text: string, format: (quantity: number) => string): string {
  const digits = typedDigits(text);
  return digits === '' ? '' : format(Number(digits));
}
