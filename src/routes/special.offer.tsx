import { createFileRoute } from '@tanstack/react-router';
import { cashbackOffersQuery, offersQuery } from '#api/offers.ts';
import { OffersScreen } from '#screens/offers/OffersScreen.tsx';

export const Route = createFileRoute('/special/offer')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'offers' } },
  // Prefetched without waiting. The screen immediately shows stored data or its skeleton.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(offersQuery);
    void context.queryClient.prefetchQuery(cashbackOffersQuery);
  },
  component: OffersScreen,
});
