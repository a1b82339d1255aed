import { useId } from 'react';
import { shelfSorts, type ShelfView } from '#domain/shelf-view.ts';
import { useText } from '#state/language.ts';
import { shelfText } from '#text/shelf.ts';
import styles from './ShelfControls.module.css';
import { useSortNames } from './sort-names.ts';
import { useChoose } from './use-choose.ts';

/** The sort order, beside the list on a wide screen. */
export function SortSelect({ view }: { view: ShelfView }) {
  const t = useText(shelfText);
  const names = useSortNames();
  const choose = useChoose();
  const id = useId();
  return (
    <div className={styles['sort']}>
      <label htmlFor={id}>{t.sortBy}</label>
      <select
        id={id}
        className={styles['select']}
        value={view.sort}
        onChange={({ target }) => {
          const sort = shelfSorts.find((one) => one === target.value);
          if (sort) choose({ ...view, sort });
        }}
      >
        {shelfSorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
    </div>
  );
}
