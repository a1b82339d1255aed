import { useSyncExternalStore } from 'react';
import type { Shelf } from '#contract/product-requests.ts';
import type { ShelfView } from '#domain/shelf-view.ts';
import { useText } from '#state/language.ts';
import { shelfText } from '#text/shelf.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './ShelfControls.module.css';
import { useChoose } from './use-choose.ts';

/** From this width on the filters are beside the list. */
const wide = '(min-width: 992px)';

function followWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The filters beside the list. A phone neither loads nor renders them before its sheet is opened.
 */
export function Sidebar({ shelf, view }: { shelf: Shelf; view: ShelfView }) {
  const t = useText(shelfText);
  const choose = useChoose();
  const isWide = useSyncExternalStore(
    followWidth,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  return (
    <>
      <h2 className={styles['title']}>{t.filters}</h2>
      {isWide ? (
        <FilterForm shelf={shelf} view={view} onChange={choose} />
      ) : (
        <div aria-hidden="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </>
  );
}
