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

/** One of a few filters, each with its count: all in sight, one press. */
export function FilterChips<Value extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: FilterChipsProps<Value>) {
  const language = useLanguage();
  return (
    <div role="group" aria-label={label} className={styles['chips']}>
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
