import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reasonOf } from '#api/failure.ts';
import { searchResultsQuery } from '#api/products.ts';
import { ProductGrid, ProductGridSkeleton } from '#parts/product-card/ProductGrid.tsx';
import { Unvisited } from '#parts/unvisited/Unvisited.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { productsText } from '#text/products.ts';
import { searchText } from '#text/search.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import styles from './SearchScreen.module.css';

/** The four faces of a search: cards, waiting, failed, and what is known while the network is away. */
export function SearchResults({ query }: { query: string }) {
  const t = useText(searchText);
  const words = useText(productsText);
  const errors = useText(errorsText);
  const language = useLanguage();
  const results = useQuery(searchResultsQuery(query));

  if (results.data) {
    if (results.data.length === 0) {
      return (
        <EmptyState
          icon="search"
          title={t.noProduct}
          action={
            <Link to="/order" className={buttonLook('primary')}>
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
        <p role="status" className={styles['count']}>
          {t.resultCount(results.data.length)}
        </p>
        <ProductGrid products={results.data} label={t.resultsFor(query)} />
      </>
    );
  }
  if (results.isFetching || results.isPending) return <ProductGridSkeleton label={t.searching} />;

  const reason = reasonOf(results.error);
  const said = wordsFor(reason, language);
  const retry = (
    <Button variant="secondary" onClick={() => void results.refetch()}>
      {errors.retry}
    </Button>
  );
  if (reason.kind === 'unreachable') return <Unvisited action={retry}>{t.offline}</Unvisited>;
  return <ErrorState title={said.sentence} smallPrint={said.code} action={retry} />;
}
