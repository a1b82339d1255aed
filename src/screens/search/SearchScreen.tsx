import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { tidyQuery } from '#domain/query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { productsText } from '#text/products.ts';
import { searchText } from '#text/search.ts';
import { shellText } from '#text/shell.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextField } from '#ui/TextField.tsx';
import layout from '#ui/page.module.css';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';

export interface SearchScreenProps {
  /** The query in the address. */
  query: string;
  /** Called with the typed query after the debounce, to update the address. */
  onQuery: (query: string) => void;
}

/** The debounce before the results follow the typing, in milliseconds (search-23). */
const debounceMs = 1000;

/** All search results: Home > Search > the query, a box, and the cards (search-21, search-22). */
export function SearchScreen({ query, onQuery }: SearchScreenProps) {
  const t = useText(searchText);
  const shell = useText(shellText);
  const words = useText(productsText);
  const [box, setBox] = useState({ typed: query, address: query });
  const typed = tidyQuery(box.typed);
  const isNew = typed !== '' && typed !== query;
  usePageTitle(query ? t.resultsFor(query) : t.search);

  // The address was changed elsewhere (the header's search, Back), so update the field.
  if (box.address !== query) {
    setBox({ typed: tidyQuery(box.typed) === query ? box.typed : query, address: query });
  }

  // Update the address after the debounce.
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => onQuery(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [isNew, typed, onQuery]);

  return (
    <div className={layout['page']}>
      <Breadcrumb
        label={words.breadcrumb}
        trail={[
          { key: 'home', link: <Link to="/">{words.home}</Link> },
          {
            key: 'search',
            link: (
              <Link to="/products/Search" search={{ query: '' }}>
                {t.search}
              </Link>
            ),
          },
        ]}
        current={query || '…'}
      />
      <h1 className={styles['title']}>{query ? t.resultsFor(query) : t.search}</h1>
      <div role="search" aria-label={t.search} className={styles['box']}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isNew) onQuery(typed);
          }}
        >
          <TextField
            type="search"
            label={shell.searchLabel}
            labelHidden
            placeholder={shell.searchPlaceholder}
            enterKeyHint="search"
            autoComplete="off"
            value={box.typed}
            onChange={(typed) => setBox({ ...box, typed })}
          />
        </form>
      </div>
      {tidyQuery(query) === '' ? (
        <EmptyState icon="search" title={t.typeSomething}>
          {t.typeSomethingHint}
        </EmptyState>
      ) : (
        <SearchResults query={query} />
      )}
    </div>
  );
}
