import { type ReactNode } from 'react';
import type { Shelf } from '#contract/product-requests.ts';
import { shelfKey, type ShelfAddress } from '#domain/shelf-address.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { ProductGrid, ProductGridSkeleton } from '#parts/product-card/ProductGrid.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { digits } from '#text/numbers.ts';
import { productsText } from '#text/products.ts';
import { Pager, type PagerLook } from '#ui/Pager.tsx';
import styles from './ProductList.module.css';
import type { ShownShelf } from './use-shown-shelf.ts';

const ChoiceFailed = lazyPart(
  async () => (await import('#parts/list-failed/ChoiceFailed.tsx')).ChoiceFailed,
);

const NoProducts = lazyPart(
  async () => (await import('#parts/shelf-controls/NoProducts.tsx')).NoProducts,
  { Failed: null },
);

const ShelfControls = lazyPart(
  async () => (await import('#parts/shelf-controls/ShelfControls.tsx')).ShelfControls,
  { Waiting: ControlsToCome, Failed: null },
);

export interface ProductListProps extends ShownShelf {
  /** The accessible name of the list. */
  label: string;
  shelf: Shelf;
  /** The sort order and filters in the address. */
  address: ShelfAddress;
  /** The page, from 1. */
  page: number;
  /** Creates a link to a page, with the pager's class names. */
  pageLink: (page: number, look: PagerLook, content: ReactNode) => ReactNode;
}

/** A page of products with sort order, filters and pager, or an empty state. */
export function ProductList(props: ProductListProps) {
  const { shelf, address, list, failed } = props;
  return (
    <div className={styles['shelf']}>
      <ShelfControls shelf={shelf} address={address} list={failed ? undefined : list} />
      <div className={styles['list']} aria-busy={props.isWaiting}>
        {failed && <ChoiceFailed error={failed.error} onRetry={failed.retry} />}
        <Products {...props} />
      </div>
    </div>
  );
}

function Products({ label, shelf, address, list, page, pageLink }: ProductListProps) {
  const t = useText(productsText);
  const language = useLanguage();
  const { isDemonstration } = useShop();

  if (!list) return <ProductGridSkeleton label={t.loading} />;
  const pageCount = Math.ceil(list.total / shelf.pageSize);
  if (list.rows.length === 0) {
    // If the filters match nothing, the controls show that and offer to clear them.
    if (list.total === 0 && shelfKey(address)) return null;
    return <NoProducts page={page} pageCount={pageCount} link={pageLink} />;
  }
  return (
    <>
      <ProductGrid products={list.rows} label={label} />
      <Pager
        page={page}
        pageCount={pageCount}
        labels={{ pages: t.pages, previous: t.previousPage, next: t.nextPage, page: t.page }}
        format={(shown) => digits(shown, language)}
        link={pageLink}
      />
      {isDemonstration && <p className={styles['prices']}>{t.demoPrices}</p>}
    </>
  );
}

function ControlsToCome() {
  return <div className={styles['bar']} />;
}
