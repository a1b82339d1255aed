import { useEffect, useState } from 'react';
import type { ShelfPage } from '#api/products.ts';
import type { Shelf } from '#contract/product-requests.ts';
import { shelfKey, type ShelfAddress } from '#domain/shelf-address.ts';
import { viewIn } from '#domain/shelf-choice.ts';
import { filterCount, wholeShelf } from '#domain/shelf-view.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { shelfText } from '#text/shelf.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import styles from './ShelfControls.module.css';
import { Sidebar } from './Sidebar.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useChoose } from './use-choose.ts';

export interface ShelfControlsProps {
  shelf: Shelf;
  address: ShelfAddress;
  list: ShelfPage | undefined;
}

/**
 * Sort order, filters, active filters, and the coverage of the list if it is not the server's own
 * response.
 */
export function ShelfControls({ shelf, address, list }: ShelfControlsProps) {
  const t = useText(shelfText);
  const language = useLanguage();
  const choose = useChoose();
  const [isOpen, setOpen] = useState(false);
  const view = viewIn(address);
  const count = filterCount(view);
  const isChosen = shelfKey(address) !== '';
  const total = list?.total;

  // Announces the number of results to screen readers. It is visible beside the title.
  useEffect(() => {
    if (isChosen && total !== undefined) announce(t.found(total));
  }, [isChosen, total, t]);

  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['line']}>
          <button
            type="button"
            className={styles['open']}
            aria-haspopup="dialog"
            aria-label={count > 0 ? t.filterAndSortSet(count) : undefined}
            onClick={() => setOpen(true)}
          >
            <Icon name="filter" />
            {t.filterAndSort}
            {count > 0 && <span className={styles['number']}>{digits(count, language)}</span>}
          </button>
          <FilterChips view={view} />
          <SortSelect view={view} />
        </div>
        {list?.known && (
          <Notice tone={list.known.isAway ? 'offline' : 'info'}>
            {list.known.isAway ? t.knownAway(list.known.count) : t.knownHere(list.known.count)}
          </Notice>
        )}
        {isChosen && list?.total === 0 && (
          <EmptyState
            icon="filter"
            title={t.noneFits}
            action={
              <Button onClick={() => choose({ ...wholeShelf, sort: view.sort })}>
                {t.clearFilters}
              </Button>
            }
          >
            {t.noneFitsHint}
          </EmptyState>
        )}
      </div>
      <aside className={styles['side']} aria-label={t.filters}>
        <Sidebar shelf={shelf} view={view} />
      </aside>
      {isOpen && <FilterSheet shelf={shelf} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
