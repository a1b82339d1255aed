import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reasonOf } from '#api/failure.ts';
import { liveSearchQuery } from '#api/products.ts';
import { useLanguage, useText } from '#state/language.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { searchText } from '#text/search.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import styles from './SearchPanel.module.css';
import { SearchRow } from './SearchRow.tsx';
import { useDebounced } from './use-debounced.ts';

export interface SearchPanelProps {
  /** The list's id; its rows are `{listId}-{position}`. */
  listId: string;
  /** Tidied and not blank. */
  query: string;
  /** The row under the arrow keys; -1 for none. */
  active: number;
  onChoose: () => void;
}

/** Typing rests this long before the shop is asked, in milliseconds (S1 §9). */
const rest = 300;
/** Rows shown; from as many on there is View All Result. */
const shownRows = 5;

/** The panel below the search box: waiting, failed, offline, nothing found, or five rows. */
export function SearchPanel({ listId, query, active, onChoose }: SearchPanelProps) {
  const t = useText(searchText);
  const language = useLanguage();
  const errors = useText(errorsText);
  const asked = useDebounced(query, rest);
  const found = useQuery(liveSearchQuery(asked));
  const isWaiting = asked !== query || found.isPending;

  if (found.isError && !isWaiting) {
    const reason = reasonOf(found.error);
    const isAway = reason.kind === 'unreachable';
    const words = wordsFor(reason, language);
    return (
      <div className={styles['panel']} role="status">
        <p className={styles['message']}>{isAway ? t.offline : words.sentence}</p>
        {words.code && <p className={styles['smallPrint']}>{words.code}</p>}
        <Button variant="quiet" onClick={() => void found.refetch()}>
          {errors.retry}
        </Button>
      </div>
    );
  }
  if (isWaiting) {
    return (
      <div className={styles['panel']} role="status" aria-label={t.searching}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles['waiting']}>
            <Skeleton shape="picture" />
            <Skeleton />
          </div>
        ))}
      </div>
    );
  }
  const results = found.data ?? [];
  if (results.length === 0) {
    return (
      <div className={styles['panel']} role="status">
        <p className={styles['message']}>{t.noProduct}</p>
        <p className={styles['hint']}>{t.noProductHint}</p>
      </div>
    );
  }
  const rows = results.slice(0, shownRows);
  return (
    <div className={styles['panel']}>
      <VisuallyHidden>
        <span role="status">{t.resultCount(results.length)}</span>
      </VisuallyHidden>
      <div role="listbox" id={listId} aria-label={t.results}>
        {rows.map((product, position) => (
          <SearchRow
            key={product.id}
            id={`${listId}-${position}`}
            product={product}
            isActive={position === active}
            onChoose={onChoose}
          />
        ))}
        {results.length >= shownRows && (
          <Link
            role="option"
            id={`${listId}-${rows.length}`}
            aria-selected={active === rows.length}
            tabIndex={-1}
            to="/products/Search"
            search={{ query }}
            className={classes(styles['all'], active === rows.length && styles['active'])}
            onClick={onChoose}
          >
            {t.viewAll}
          </Link>
        )}
      </div>
    </div>
  );
}
