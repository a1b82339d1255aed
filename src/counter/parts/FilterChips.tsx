import { useEffect, useRef } from 'react';
import { useLanguage } from '#state/language.ts';
import { wholeNumber } from '#text/numbers.ts';
import { classes } from '#ui/classes.ts';
import styles from './FilterChips.module.css';

export interface FilterChip<Value extends string> {
  value: Value;
  words: string;
  /** How many there are; not shown where it is not known. */
  count?: number | undefined;
}

export interface FilterChipsProps<Value extends string> {
  /** What is filtered, for screen readers. */
  label: string;
  chips: readonly FilterChip<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few filters, each with its count, one press; on a phone a row to scroll, with the chosen one in sight. */
export function FilterChips<Value extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: FilterChipsProps<Value>) {
  const language = useLanguage();
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    // Counts come later than the chips, and make them wider. Who scrolls the row meanwhile is let alone.
    const counted = chips.filter(({ count }) => count !== undefined).length;
    const now = [chosen, language, chips.length, counted].join(' ');
    if (!row.current || shown.current === now) return;
    shown.current = now;
    showChosen(row.current);
  });
  useEffect(() => {
    // A phone is turned.
    const turned = () => row.current && showChosen(row.current);
    window.addEventListener('resize', turned);
    return () => window.removeEventListener('resize', turned);
  }, []);
  return (
    <div ref={row} role="group" aria-label={label} className={styles['chips']}>
      {chips.map(({ value, words, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={classes(styles['chip'], value === chosen && styles['chosen'])}
          onClick={() => onChoose(value)}
        >
          {words}
          {count !== undefined && (
            <span className={styles['count']}>{wholeNumber(count, language)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Moves the row alone, and only where a part of the chosen chip lies outside of it: then to its middle. */
function showChosen(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  const rowBox = row.getBoundingClientRect();
  if (!chip || (chip.left >= rowBox.left && chip.right <= rowBox.right)) return;
  const left = (chip.left + chip.right - rowBox.left - rowBox.right) / 2;
  row.scrollBy({ left, behavior: 'instant' });
}
