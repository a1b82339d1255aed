import { createFileRoute } from '@tanstack/react-router';
import { searchResultsQuery } from '#api/products.ts';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';

/** Also accepts a number, because the router parses ?query=500 as one. */
function readQuery(search: Record<string, unknown>): { query: string } {
  const query = search['query'];
  return { query: typeof query === 'string' || typeof query === 'number' ? String(query) : '' };
}

export const Route = createFileRoute('/products/Search')({
  staticData: {
    publicPage: {
      rendered: 'per-request',
      query: ['query'],
      isIndexed: false,
      description: 'search',
    },
  },
  validateSearch: readQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { query } }) => {
    const question = searchResultsQuery(query);
    // Not awaited, because the pending component would replace the whole screen, including the
    // field that the customer types in.
    if (question.enabled) void queryClient.prefetchQuery(question);
  },
  component: Search,
});

function Search() {
  const { query } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchScreen
      query={query}
      onQuery={(next) => void navigate({ search: { query: next }, replace: true })}
    />
  );
}
