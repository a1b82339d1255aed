import { useEffect, useState } from 'react';
import { prepareSearch } from '#api/search.ts';
import { tidyQuery } from '#domain/query.ts';
import { FullSearch } from './FullSearch.tsx';
import { LiveSearch, type LiveSearchProps } from './LiveSearch.tsx';

export interface OpenSearchProps extends Omit<LiveSearchProps, 'query'> {
  /** The text in the page's own field. */
  typed: string;
  onTyped: (text: string) => void;
  onShowAll: () => void;
}

/** The open search: full screen on a phone, else a panel below the field (search-16). */
export function OpenSearch({ typed, onTyped, onShowAll, ...live }: OpenSearchProps) {
  const [isPhone] = useState(() => matchMedia('(max-width: 991px)').matches);
  const query = tidyQuery(typed);
  useEffect(prepareSearch, []);
  if (!isPhone) return query === '' ? null : <LiveSearch {...live} query={query} />;
  return (
    <FullSearch
      typed={typed}
      onTyped={onTyped}
      onShowAll={onShowAll}
      onClose={live.onClose}
      onChoose={live.onChoose}
    />
  );
}
