import { createFileRoute } from '@tanstack/react-router';
import { divisionsQuery } from '#api/addresses.ts';
import { RequestOrderScreen } from '#screens/request-order/RequestOrderScreen.tsx';

export const Route = createFileRoute('/order')({
  // No other page needs the places: asking for them travels with the form.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => {
    // Started, not awaited: the form is there at once, the divisions a moment later.
    void context.queryClient.prefetchQuery(divisionsQuery());
  },
  component: RequestOrderScreen,
});
