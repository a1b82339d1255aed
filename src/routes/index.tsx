import { createFileRoute } from '@tanstack/react-router';
import { homeQuery } from '#api/home.ts';
import { openBag } from '#state/bag.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  staticData: { publicPage: { rendered: 'per-catalogue', isIndexed: true, description: 'shop' } },
  validateSearch: readSearch,
  // The home-screen shortcut to the bag.
  onEnter: ({ search }) => {
    if (search.bag === 'open') openBag();
  },
  // Prefetched without waiting. The screen immediately shows stored data or its skeleton.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(homeQuery);
  },
  component: HomeScreen,
});

function readSearch(search: Record<string, unknown>): { bag?: 'open' } {
  return search['bag'] === 'open' ? { bag: 'open' } : {};
}
