import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { searchResultsQuery } from '#api/products.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { ProductGrid, ProductGridSkeleton } from '#parts/product-card/ProductGrid.tsx';
import { useText } from '#state/language.ts';
import { productsText } from '#text/products.ts';
import { searchText } from '#text/search.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import layout from '#ui/page.module.css';

const SearchFailed = lazyPart(async () => (await import('./SearchFailed.tsx')).SearchFailed, {
  Waiting: SearchWaiting,
});

/** The four states of a search: results, waiting, failed, and stored products while offline. */
export function SearchResults({ query }: { query: string }) {
  const t = useText(searchText);
  const words = useText(productsText);
  const results = useQuery(searchResultsQuery(query));

  if (results.data) {
    if (results.data.length === 0) {
      return (
        <EmptyState
          icon="search"
          title={t.noProduct}
          action={
            <Link to="/order" search={{ product: query }} className={buttonLook('primary')}>
              {words.requestIt}
            </Link>
          }
        >
          {t.noProductHint}
        </EmptyState>
      );
    }
    return (
      <>
        <p role="status" className={layout['count']}>
          {t.resultCount(results.data.length)}
        </p>
        <ProductGrid products={results.data} label={t.resultsFor(query)} />
      </>
    );
  }
  if (results.isFetching || results.isPending) return <SearchWaiting />;

  return <SearchFailed error={results.error} onRetry={() => void results.refetch()} />;
}

function SearchWaiting() {
  const t = useText(searchText);
  return <ProductGridSkeleton label={t.searching} />;
}
