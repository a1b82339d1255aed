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
  /** Called with a whole number from 1 to `max`. */
  onChange: (quantity: number) => void;
  max: number;
  /** What minus does at 1; without it minus rests there. */
  onRemove?: () => void;
  /** How minus looks where it removes. */
  removeIcon?: 'trash' | 'minus';
  /** A typed 0 or nothing was left; the quantity becomes 1 right after. */
  onZero?: () => void;
  /** Said below while what is typed is no whole number up to `max`; nothing is changed until it is. */
  wrong: ReactNode;
  labels: { quantity: string; decrease: string; increase: string; remove?: string };
  /** Reads a typed text: a whole number, 0 for an empty text, NaN for anything else. */
  parse: (typed: string) => number;
  /** Digits in the reader's language. */
  format?: (quantity: number) => string;
  /** As wide as its place. */
  wide?: boolean;
  /** While nothing is chosen: the one button that stands there, and becomes plus. */
  first?: FirstStep | undefined;
}

/**
 * The button that chooses the first one. It is the same button as plus: removing a focused button sends
 * `blur` and `focusout` through the page and `focus()` forces style and layout, a third of the time from
 * a tap on Add to Bag to its paint on a slow phone.
 */
export interface FirstStep {
  words: ReactNode;
  label: string;
  /** Its class names. */
  look: string;
  onChoose: () => void;
}

/** As in icons.svg. */
const strokes = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  trash:
    'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
};

/** Milliseconds in which a second tap still belongs to the first. */
const doubleTap = 600;

/**
 * Minus, a quantity that can be typed, plus (bag-13). Typing edits a draft, kept on blur or
 * Enter; one that is no quantity stays as it was typed, and the quantity stays as it was.
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
  // What was not typed here may be above `max`: the stock has fallen.
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
    // Minus is gone once that is rendered; the focus must not go with it.
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
 * The second tap of a double one is for the button that has just become the stepper: never for its
 * field. The stepper itself listens: React does not hear a finger come down (app/listen-sparingly.ts).
 */
function refuseSecondTap(stepper: HTMLElement | null, tappedAt: number): void {
  stepper?.addEventListener('mousedown', (event) => {
    if (event.timeStamp - tappedAt < doubleTap) event.preventDefault();
  });
}

/**
 * Drawn in place: an icon of the sprite is another document that the browser builds in, a third of
 * the time from a tap on Add to Bag to its paint.
 */
function Stroke({ name }: { name: keyof typeof strokes }) {
  return (
    <svg viewBox="0 0 24 24" className={icon['size20']} aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
