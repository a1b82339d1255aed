import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import icon from './Icon.module.css';
import styles from './QuantityStepper.module.css';
import { classes } from './classes.ts';

export interface QuantityStepperProps {
  value: number;
  /** Called with an integer from 1 to `max`. */
  onChange: (quantity: number) => void;
  max: number;
  /** Called on minus at 1. Without it minus is disabled there. */
  onRemove?: () => void;
  /** The icon of minus when it removes. */
  removeIcon?: 'trash' | 'minus';
  /** Called when a typed 0 or an emptied field is left. The quantity then becomes 1. */
  onZero?: () => void;
  /**
   * The error below the field while the typed text is no integer up to `max`. The quantity does not
   * change meanwhile.
   */
  wrong: ReactNode;
  labels: { quantity: string; decrease: string; increase: string; remove?: string };
  /** Parses a typed text: an integer, 0 for an empty text, NaN for anything else. */
  parse: (typed: string) => number;
  /** Formats a quantity in the reader's digits. */
  format?: (quantity: number) => string;
  /** Whether it fills the width of its container. */
  wide?: boolean;
  /** The only button while nothing is selected. It then becomes plus. */
  first?: FirstStep | undefined;
}

/**
 * The button that selects the first unit. It is the same DOM element as plus, because removing a
 * focused button dispatches `blur` and `focusout`, and `focus()` forces style and layout. That was
 * a third of the time from a tap on Add to Bag to its paint on a slow phone.
 */
export interface FirstStep {
  words: ReactNode;
  label: string;
  /** The class names of the button. */
  look: string;
  onChoose: () => void;
}

/** The same paths as in icons.svg. */
const strokes = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  trash:
    'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
};

/** The time in which a second tap counts as part of the first, in milliseconds. */
const doubleTap = 600;

/**
 * Minus, an editable quantity, plus (bag-13). Typed text is applied on blur or Enter. Invalid text
 * stays in the field, and the quantity does not change.
 */
export function QuantityStepper({
  value,
  onChange,
  max,
  onRemove,
  removeIcon = 'trash',
  onZero,
  wrong,
  labels,
  parse,
  format = String,
  wide = false,
  first,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isRemoving = value <= 1 && onRemove !== undefined;
  const typed = draft === null ? value : parse(draft);
  // A value that was not typed here may be above `max`, because the stock has fallen.
  const isWrong = draft !== null && !(typed <= max);
  const id = useId();
  const plus = useRef<HTMLButtonElement>(null);

  function keepDraft(): void {
    if (draft === null || isWrong) return;
    setDraft(null);
    if (typed === 0) onZero?.();
    const quantity = Math.max(typed, 1);
    if (quantity !== value) onChange(quantity);
  }

  function keepOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keepDraft();
  }

  function pressPlus({ timeStamp, currentTarget }: MouseEvent): void {
    if (!first) return step(1);
    refuseSecondTap(currentTarget.parentElement, timeStamp);
    first.onChoose();
  }

  function step(by: number): void {
    setDraft(null);
    if (by > 0 || !isRemoving) return onChange(value + by);
    onRemove();
    // Minus is removed by the next render, so move the focus to plus.
    queueMicrotask(() => plus.current?.focus());
  }

  return (
    <div className={styles['whole']}>
      <div
        role={first ? undefined : 'group'}
        aria-label={first ? undefined : labels.quantity}
        className={classes(!first && styles['stepper'], wide && styles['wide'])}
      >
        {!first && (
          <>
            <button
              type="button"
              className={styles['step']}
              aria-label={isRemoving ? (labels.remove ?? labels.decrease) : labels.decrease}
              disabled={value <= 1 && !isRemoving}
              onClick={() => step(-1)}
            >
              <Stroke name={isRemoving ? removeIcon : 'minus'} />
            </button>
            <input
              className={styles['value']}
              aria-label={labels.quantity}
              inputMode="numeric"
              autoComplete="off"
              size={4}
              value={draft ?? format(value)}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? id : undefined}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setDraft(event.target.value)}
              onBlur={keepDraft}
              onKeyDown={keepOnEnter}
            />
          </>
        )}
        <button
          ref={plus}
          type="button"
          className={first ? first.look : styles['step']}
          aria-label={first ? first.label : labels.increase}
          disabled={value >= max}
          onClick={pressPlus}
        >
          {first ? first.words : <Stroke name="plus" />}
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

/**
 * Prevents the second tap of a double tap from focusing the field that has just replaced the
 * button. The listener is on the element itself, because React does not listen to `mousedown`
 * (app/listen-sparingly.ts).
 */
function refuseSecondTap(stepper: HTMLElement | null, tappedAt: number): void {
  stepper?.addEventListener('mousedown', (event) => {
    if (event.timeStamp - tappedAt < doubleTap) event.preventDefault();
  });
}

/**
 * An inline icon. For an icon of the sprite the browser builds another document, which was a third
 * of the time from a tap on Add to Bag to its paint.
 */
function Stroke({ name }: { name: keyof typeof strokes }) {
  return (
    <svg viewBox="0 0 24 24" className={icon['size20']} aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
