import { useEffect, useRef } from 'react';
import { useLanguage } from '#state/language.ts';
import { wholeNumber } from '#text/numbers.ts';
import { classes } from '#ui/classes.ts';
import styles from './FilterChips.module.css';

export interface FilterChip<Value extends string> {
  value: Value;
  words: string;
  /** The number of rows; not shown if it is unknown. */
  count?: number | undefined;
}

export interface FilterChipsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  chips: readonly FilterChip<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/**
 * Chips of which one is chosen, each with its count. On a phone the row scrolls, and the chosen
 * chip is scrolled into view.
 */
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
    // Counts arrive after the chips and make them wider, so the row scrolls again. Otherwise the
    // user's own scroll position stays.
    const counted = chips.filter(({ count }) => count !== undefined).length;
    const now = [chosen, language, chips.length, counted].join(' ');
    if (!row.current || shown.current === now) return;
    shown.current = now;
    showChosen(row.current);
  });
  useEffect(() => {
    // Rotating a phone changes the row's width.
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

/**
 * Scrolls only the row, and only if the chosen chip is partly outside of it. The chip is then
 * centred.
 */
function showChosen(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  const rowBox = row.getBoundingClientRect();
  if (!chip || (chip.left >= rowBox.left && chip.right <= rowBox.right)) return;
  const left = (chip.left + chip.right - rowBox.left - rowBox.right) / 2;
  row.scrollBy({ left, behavior: 'instant' });
}
