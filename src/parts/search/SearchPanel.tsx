import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { reasonOf } from '#api/failure.ts';
import { liveSearchQuery, phoneSearchQuery } from '#api/search.ts';
import { mergeKeepingOrder } from '#domain/search/merge-keeping-order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { searchText } from '#text/search.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import surface from '#ui/surface.module.css';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import styles from './SearchPanel.module.css';
import { SearchRow } from './SearchRow.tsx';
import { SendName } from './SendName.tsx';
import { useDebounced } from './use-debounced.ts';

export interface SearchPanelProps {
  /** The list's id. Its rows have the ids `{listId}-{position}`. */
  listId: string;
  /** The normalised query, never blank. */
  query: string;
  /** The row that the arrow keys have selected, or -1 for none. */
  active: number;
  onChoose: () => void;
}

/** The debounce of the search request, in milliseconds (search-4). */
const debounceMs = 300;
/**
 * The number of rows shown. With at least this many results the panel also shows View All Result.
 */
const shownRows = 5;

/**
 * The panel below the search box. It shows one of five states: waiting, failed, offline, no
 * results, or up to five rows.
 */
export function SearchPanel({ listId, query, active, onChoose }: SearchPanelProps) {
  const t = useText(searchText);
  const language = useLanguage();
  const errors = useText(errorsText);
  const debounced = useDebounced(query, debounceMs);
  const question = liveSearchQuery(query);
  // Cached results are shown immediately. The request starts only after the debounce.
  const shopResults = useQuery({ ...question, enabled: question.enabled && debounced === query });
  // The results of the catalogue on the phone usually arrive first, and the server's results are
  // appended to them. If the server's arrive first, they stay in their order. So no row moves under
  // the thumb.
  const onPhone = useQuery(phoneSearchQuery(query));
  const known = onPhone.data ?? [];
  const [first, setFirst] = useState({ query: '', isShops: false });
  if (first.query !== query && (known.length > 0 || shopResults.data)) {
    setFirst({ query, isShops: known.length === 0 });
  }
  const isWaiting = shopResults.isPending && known.length === 0;
  const sendName = <SendName name={query} onChoose={onChoose} />;

  if (shopResults.isError && known.length === 0) {
    const reason = reasonOf(shopResults.error);
    const isAway = reason.kind === 'unreachable';
    const words = wordsFor(reason, language);
    return (
      <div className={classes(surface['floating'], styles['panel'])} role="status">
        <p className={styles['message']}>{isAway ? t.offline : words.whole}</p>
        {words.hint && <p className={styles['hint']}>{words.hint}</p>}
        <Button variant="quiet" onClick={() => void shopResults.refetch()}>
          {errors.retry}
        </Button>
        {isAway && sendName}
      </div>
    );
  }
  if (isWaiting) {
    return (
      <div
        className={classes(surface['floating'], styles['panel'])}
        role="status"
        aria-label={t.searching}
      >
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles['waiting']}>
            <Skeleton shape="picture" />
            <Skeleton />
          </div>
        ))}
      </div>
    );
  }
  const ofShop = shopResults.data ?? [];
  const results = first.isShops && ofShop.length > 0 ? ofShop : mergeKeepingOrder(known, ofShop);
  if (results.length === 0) {
    return (
      <div className={classes(surface['floating'], styles['panel'])} role="status">
        <p className={styles['message']}>{t.noProduct}</p>
        <p className={styles['hint']}>{t.noProductHint}</p>
        {sendName}
      </div>
    );
  }
  const rows = results.slice(0, shownRows);
  return (
    <div className={classes(surface['floating'], styles['panel'])}>
      <VisuallyHidden>
        <span role="status">{t.resultCount(results.length)}</span>
      </VisuallyHidden>
      <div role="grid" id={listId} aria-label={t.results}>
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
          <div role="row" id={`${listId}-${rows.length}`} aria-selected={active === rows.length}>
            <div role="gridcell">
              <Link
                tabIndex={-1}
                to="/products/Search"
                search={{ query }}
                className={classes(styles['all'], active === rows.length && styles['active'])}
                onClick={onChoose}
              >
                {t.viewAll}
              </Link>
            </div>
          </div>
        )}
      </div>
      {sendName}
    </div>
  );
}
