import { useRef, type ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { sectionText } from '#text/counter/shop.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Section.module.css';

export interface RowsFieldProps<Row> {
  label: string;
  hint?: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  error: string | null;
  /** A new row. */
  empty: () => Row;
  max: number;
  /** The label of the button that adds a row. */
  add: string;
  /** The name of a row, for the labels of its buttons. */
  nameOf: (row: Row, position: number) => string;
  /** The order of the rows matters. */
  isOrdered?: boolean;
  /** The fields of a row. */
  children: (row: Row, change: (changed: Partial<Row>) => void, position: number) => ReactNode;
}

/** A list whose rows can be added, changed, moved and removed. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { label, hint, rows, onChange, error, empty, max, add, nameOf, isOrdered, children } =
    props;
  const t = useText(sectionText);
  const list = useRef<HTMLFieldSetElement>(null);

  /** Focuses the first field of a row, or the button that adds one. */
  function focus(at: number): void {
    afterPaint(() => {
      const row = list.current?.querySelector(`[data-row="${at}"]`);
      const place =
        row?.querySelector('input, textarea, select') ?? list.current?.querySelector('[data-add]');
      if (place instanceof HTMLElement) place.focus();
    });
  }

  function move(from: number, to: number): void {
    const others = rows.filter((_, at) => at !== from);
    onChange([...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)]);
    focus(to);
  }

  return (
    <fieldset ref={list} className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      {hint && <p className={styles['soft']}>{hint}</p>}
      {rows.length > 0 && (
        <ul className={styles['rows']}>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no name that stays
            <li key={at} data-row={at} className={styles['row']}>
              {children(
                row,
                (changed) =>
                  onChange(rows.map((one, place) => (place === at ? { ...one, ...changed } : one))),
                at,
              )}
              <div className={styles['tools']}>
                {isOrdered && at > 0 && (
                  <Button
                    variant="quiet"
                    aria-label={t.up(nameOf(row, at))}
                    onClick={() => move(at, at - 1)}
                  >
                    ↑
                  </Button>
                )}
                {isOrdered && at < rows.length - 1 && (
                  <Button
                    variant="quiet"
                    aria-label={t.down(nameOf(row, at))}
                    onClick={() => move(at, at + 1)}
                  >
                    ↓
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  label={t.remove(nameOf(row, at))}
                  onClick={() => {
                    onChange(rows.filter((_, place) => place !== at));
                    focus(Math.min(at, rows.length - 2));
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {error && <p className={styles['error']}>{error}</p>}
      {rows.length < max && (
        <div>
          <Button
            variant="secondary"
            data-add=""
            onClick={() => {
              onChange([...rows, empty()]);
              focus(rows.length);
            }}
          >
            <Icon name="plus" />
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
