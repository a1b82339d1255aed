import { createFileRoute } from '@tanstack/react-router';
import { directorsQuery, prefetchOwnPage } from '#api/shop.ts';
import { AboutScreen } from '#screens/about/AboutScreen.tsx';

export const Route = createFileRoute('/about')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'about' } },
  // Prefetched without waiting. The page shows its text meanwhile.
  loader: ({ context }) => {
    prefetchOwnPage(context.queryClient, 'about');
    void context.queryClient.prefetchQuery(directorsQuery);
  },
  component: AboutScreen,
});
