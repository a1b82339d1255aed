import { createFileRoute } from '@tanstack/react-router';
import { divisionsQuery } from '#api/addresses.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { cashbackOffersQuery } from '#api/offers.ts';
import { RefillNotice } from '#parts/refill/RefillNotice.tsx';
import { CheckoutScreen } from '#screens/checkout/CheckoutScreen.tsx';

export const Route = createFileRoute('/Checkout')({
  loader: ({ context: { queryClient } }) => {
    // Prefetched without waiting, because the bag is on the phone and the screen can render without
    // this data.
    void queryClient.prefetchQuery(divisionsQuery());
    void queryClient.prefetchQuery(cashbackOffersQuery);
    void queryClient.prefetchQuery(capabilitiesQuery());
  },
  component: () => (
    <>
      <RefillNotice />
      <CheckoutScreen />
    </>
  ),
});
