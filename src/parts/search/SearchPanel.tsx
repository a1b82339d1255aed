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
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import styles from './SearchPanel.module.css';
import { SearchRow } from './SearchRow.tsx';
import { SendName } from './SendName.tsx';
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

/** Typing rests this long before the shop is asked, in milliseconds (search-4). */
const debounceMs = 300;
/** Rows shown; from as many on there is View All Result. */
const shownRows = 5;

/** The panel below the search box: waiting, failed, offline, nothing found, or five rows. */
export function SearchPanel({ listId, query, active, onChoose }: SearchPanelProps) {
  const t = useText(searchText);
  const language = useLanguage();
  const errors = useText(errorsText);
  const rested = useDebounced(query, debounceMs);
  const question = liveSearchQuery(query);
  // What is known already is shown at once; nothing is asked before the rest.
  const found = useQuery({ ...question, enabled: question.enabled && rested === query });
  // The phone's own answer is there first, as a rule, and the shop's joins it; where the shop's came
  // first, it stands as it is: no row moves under a thumb.
  const onPhone = useQuery(phoneSearchQuery(query));
  const known = onPhone.data ?? [];
  const [first, setFirst] = useState({ query: '', isShops: false });
  if (first.query !== query && (known.length > 0 || found.data)) {
    setFirst({ query, isShops: known.length === 0 });
  }
  const isWaiting = found.isPending && known.length === 0;
  const sendName = <SendName name={query} onChoose={onChoose} />;

  if (found.isError && known.length === 0) {
    const reason = reasonOf(found.error);
    const isAway = reason.kind === 'unreachable';
    const words = wordsFor(reason, language);
    return (
      <div className={styles['panel']} role="status">
        <p className={styles['message']}>{isAway ? t.offline : words.whole}</p>
        {words.hint && <p className={styles['hint']}>{words.hint}</p>}
        <Button variant="quiet" onClick={() => void found.refetch()}>
          {errors.retry}
        </Button>
        {isAway && sendName}
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
  const ofShop = found.data ?? [];
  const results = first.isShops && ofShop.length > 0 ? ofShop : mergeKeepingOrder(known, ofShop);
  if (results.length === 0) {
    return (
      <div className={styles['panel']} role="status">
        <p className={styles['message']}>{t.noProduct}</p>
        <p className={styles['hint']}>{t.noProductHint}</p>
        {sendName}
      </div>
    );
  }
  const rows = results.slice(0, shownRows);
  return (
    <div className={styles['panel']}>
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
